import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/business',
  staticData: { title: 'Business and payout', ability: { store: 'business.manage' } },
  component: lazyPage(async () => {
    const { BusinessPage } = await import('./BusinessPage.js');
    return BusinessPage;
  }),
});
