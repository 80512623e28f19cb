import { createRoute } from '@tanstack/react-router';

import { useScope } from './useScope.js';
import { lazyPage, root } from '../shell/index.js';

const OrderPage = lazyPage(async () => {
  const page = await import('./page/OrderPage.js');
  return page.OrderPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  staticData: { title: 'Order', ability: { store: 'orders.view', atlas: 'orders.view-all' } },
  validateSearch: ({ at }: Readonly<Record<string, unknown>>): { at?: number } =>
    typeof at === 'number' && Number.isSafeInteger(at) && at > 0 ? { at } : {},
  component: function Order() {
    const { id } = screen.useParams();
    const { at } = screen.useSearch();
    const { scope, ...may } = useScope();
    return (
      <OrderPage
        scope={scope}
        id={Number(id)}
        at={scope.kind === 'atlas' ? at : undefined}
        {...may}
      />
    );
  },
});
