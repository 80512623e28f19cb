import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { DiscountEditor } from './DiscountEditor.js';
import { fetchDiscount, fetchDiscounts } from './discounts.api.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { LoadingPlaceholder } from '../../ui/office/LoadingPlaceholder.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Loads a discount for editing; it is never refetched while the editor is open. */
function useDiscount(uuid: string | undefined) {
  return useQuery({
    queryKey: ['discount', uuid],
    queryFn: () => fetchDiscount(uuid ?? ''),
    enabled: uuid !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function DiscountPage({ uuid }: { uuid: string }) {
  const discount = useDiscount(uuid);
  if (discount.isPending) return <LoadingPlaceholder />;
  if (discount.isError)
    return <NotLoaded what="This discount" of={discount} list={<ToDiscounts />} />;
  const { currency } = discount.data.figures;
  return (
    <DiscountEditor
      opened={discount.data}
      copied={undefined}
      currency={currency}
      onCreated={() => undefined}
    />
  );
}

/** Form of a new discount, filled in with that of `from`. */
export function NewDiscountPage(props: {
  from: string | undefined;
  onCreated: (uuid: string) => void;
}) {
  const { from, onCreated } = props;
  const copied = useDiscount(from);
  const own = useQuery({
    queryKey: ['discounts', { perPage: 1 }],
    queryFn: () => fetchDiscounts({ perPage: 1 }),
  });
  if (own.isPending || (from !== undefined && copied.isPending)) return <LoadingPlaceholder />;
  if (own.isError) return <NotLoaded what="The discounts" of={own} list={<ToDiscounts />} />;
  if (copied.isError) return <NotLoaded what="This discount" of={copied} list={<ToDiscounts />} />;
  return (
    <DiscountEditor
      opened={undefined}
      copied={copied.data}
      currency={own.data.currency}
      onCreated={onCreated}
    />
  );
}

function ToDiscounts() {
  return (
    <Link to="/discounts" className={buttonLink()}>
      Go to discounts
    </Link>
  );
}
