import { useQuery } from '@tanstack/react-query';

import { StoreField } from './StoreField.js';
import { fetchOrderStores } from '../orders.api.js';

/** Narrows a list of orders of all stores to those of one. */
export function StoreFilter(props: {
  readonly division: number | undefined;
  readonly onChoose: (division: number | undefined) => void;
}) {
  const { division, onChoose } = props;
  const isChosen = division !== undefined;
  const chosen = useQuery({
    queryKey: ['order-store', division],
    queryFn: () => fetchOrderStores(isChosen ? { division } : {}),
    enabled: isChosen,
    staleTime: Infinity,
  });
  // Only by its number it is not known yet what it is called.
  if (isChosen && chosen.isPending) return null;
  return (
    <StoreField
      chosen={isChosen ? chosen.data?.[0] : undefined}
      onChoose={(store) => {
        if (store?.division !== division) onChoose(store?.division);
      }}
    />
  );
}
