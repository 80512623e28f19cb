import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/home',
  staticData: {
    menu: { text: 'Home', place: 0 },
    ability: { store: 'shops.look-after' },
  },
  component: lazyPage(async () => {
    const { HomePage } = await import('./HomePage.js');
    return HomePage;
  }),
});
