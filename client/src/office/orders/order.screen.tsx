import { createRoute } from '@tanstack/react-router';

import { OrderPage } from './OrderPage.js';
import { useScope } from './useScope.js';
import { root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  staticData: { title: 'Order', ability: { store: 'orders.view', atlas: 'orders.view-all' } },
  component: function Order() {
    const { id } = screen.useParams();
    const { scope, mayChange, mayErase } = useScope();
    return <OrderPage scope={scope} id={Number(id)} mayChange={mayChange} mayErase={mayErase} />;
  },
});
