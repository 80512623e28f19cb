import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/shops',
  staticData: {
    menu: { text: 'Your shops', place: 95 },
    ability: { brand: 'shops.open' },
  },
  component: lazyPage(async () => {
    const { OwnShopsPage } = await import('./OwnShopsPage.js');
    return OwnShopsPage;
  }),
});
