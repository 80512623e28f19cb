import type { AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import { createRoute } from '@tanstack/react-router';

import { orderSearchIn } from './order-search.js';
import { OrderListPage } from './OrderListPage.js';
import { useScope } from './useScope.js';
import { root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  staticData: {
    menu: { text: 'Orders', place: 20 },
    ability: { store: 'orders.view', atlas: 'orders.view-all' },
  },
  validateSearch: (search): AtlasOrdersQuery => orderSearchIn(search),
  component: function Orders() {
    const query = screen.useSearch();
    const navigate = screen.useNavigate();
    const { scope, mayChange } = useScope();
    return (
      <OrderListPage
        scope={scope}
        query={query}
        mayChange={mayChange}
        onQuery={(next) => void navigate({ search: next })}
      />
    );
  },
});
