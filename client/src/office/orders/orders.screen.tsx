import { createRoute } from '@tanstack/react-router';

import { orderSearchIn, type OrderSearch } from './order-search.js';
import { useScope } from './useScope.js';
import { lazyPage, root } from '../shell/index.js';

const OrderListPage = lazyPage(async () => {
  const page = await import('./list/OrderListPage.js');
  return page.OrderListPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  staticData: {
    menu: { text: 'Orders', place: 20 },
    ability: { store: 'orders.view', atlas: 'orders.view-all' },
  },
  validateSearch: (search): OrderSearch => orderSearchIn(search),
  component: function Orders() {
    const search = screen.useSearch();
    const navigate = screen.useNavigate();
    const { scope, mayChange, mayQuote } = useScope();
    return (
      <OrderListPage
        scope={scope}
        search={search}
        mayChange={mayChange}
        mayQuote={mayQuote}
        onSearch={(next) => void navigate({ search: next })}
      />
    );
  },
});
