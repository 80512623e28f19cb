import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/shops/new',
  staticData: {
    title: 'Open a shop',
    ability: { brand: 'shops.open' },
  },
  component: lazyPage(async () => {
    const { OpenShopPage } = await import('./OpenShopPage.js');
    return OpenShopPage;
  }),
});
