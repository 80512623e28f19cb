import type { OrderFlow } from '@selvedge/shared/orders/order-status';
import { createRoute } from '@tanstack/react-router';

import { flowIn } from './order-search.js';
import { useScope } from './useScope.js';
import { lazyPage, root } from '../shell/index.js';

const OrderBoardPage = lazyPage(async () => {
  const page = await import('./board/OrderBoardPage.js');
  return page.OrderBoardPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/board',
  staticData: {
    menu: { text: 'Board', place: 10 },
    ability: { store: 'orders.view', atlas: 'orders.view-all' },
  },
  validateSearch: (search): { flow?: OrderFlow } => flowIn(search),
  component: function Board() {
    const { flow = 'normal' } = screen.useSearch();
    const { scope, mayChange, mayQuote } = useScope();
    return <OrderBoardPage scope={scope} flow={flow} mayChange={mayChange} mayQuote={mayQuote} />;
  },
});
