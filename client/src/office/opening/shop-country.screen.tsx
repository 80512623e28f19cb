import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/shops/new/country',
  staticData: {
    title: 'Country and currency',
    ability: { brand: 'shops.open' },
    isStep: true,
  },
  component: lazyPage(async () => {
    const { CountryPage } = await import('./new-shop/CountryPage.js');
    return CountryPage;
  }),
});
