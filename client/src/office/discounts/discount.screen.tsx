import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const DiscountPage = lazyPage(async () => {
  const { DiscountPage } = await import('./DiscountPage.js');
  return DiscountPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/discounts/$uuid',
  staticData: { title: 'Discount', ability: { store: 'discounts.manage' } },
  component: function Discount() {
    const { uuid } = screen.useParams();
    return <DiscountPage key={uuid} uuid={uuid} />;
  },
});
