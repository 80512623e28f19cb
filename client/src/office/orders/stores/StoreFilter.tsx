import { useQuery } from '@tanstack/react-query';

import { StoreField } from './StoreField.js';
import { fetchOrderStores } from '../orders.api.js';

/** Filters orders by store. */
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
  // The name of the selected store is still loading.
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
