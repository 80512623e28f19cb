import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';

import { useSession } from '../accounts/index.js';

/** The store of an order, and the way to who placed it, where staff may look at them. */
export function OrderWays({ order: { id, division, store } }: { readonly order: AtlasOrder }) {
  const { abilities } = useSession();
  return (
    <>
      {abilities.includes('stores.look-after') ? (
        <Link to="/stores/$store" params={{ store: String(division) }}>
          {store}
        </Link>
      ) : (
        store
      )}
      {abilities.includes('customers.look-after') && (
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
