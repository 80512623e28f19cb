import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';

import { useCan } from '../../accounts/index.js';

/** Store of an order and a link to find the customer, each linked only for permitted staff. */
export function OrderLinks({ order: { id, division, store } }: { readonly order: AtlasOrder }) {
  const can = useCan();
  return (
    <>
      {can('stores.look-after') ? (
        <Link to="/stores/$store" params={{ store: String(division) }}>
          <bdi>{store}</bdi>
        </Link>
      ) : (
        <bdi>{store}</bdi>
      )}
      {can('customers.look-after') && (
        <>
          {' · '}
          <Link to="/customers" search={{ searchTerm: String(id) }}>
            Find customer
          </Link>
        </>
      )}
    </>
  );
}
