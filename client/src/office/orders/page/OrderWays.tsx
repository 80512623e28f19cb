import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';

import { useCan } from '../../accounts/index.js';

/** The store of an order, and the way to who placed it, where staff may look at them. */
export function OrderWays({ order: { id, division, store } }: { readonly order: AtlasOrder }) {
  const can = useCan();
  return (
    <>
      {can('stores.look-after') ? (
        <Link to="/stores/$store" params={{ store: String(division) }}>
          {store}
        </Link>
      ) : (
        store
      )}
      {can('customers.look-after') && (
        <>
          {' · '}
          <Link to="/customers" search={{ searchTerm: String(id) }}>
            Find the customer
          </Link>
        </>
      )}
    </>
  );
}
