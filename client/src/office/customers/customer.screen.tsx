import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const CustomerPage = lazyPage(async () => {
  const { CustomerPage } = await import('./CustomerPage.js');
  return CustomerPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/customers/$customer',
  staticData: { title: 'Customer', ability: { atlas: 'customers.look-after' } },
  component: function Customer() {
    const { customer } = screen.useParams();
    return <CustomerPage key={customer} id={Number(customer)} />;
  },
});
