import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/security',
  staticData: {
    title: 'Two-factor authentication',
    ability: { store: 'account.use', atlas: 'account.use' },
  },
  component: lazyPage(async () => {
    const { SecurityPage } = await import('./SecurityPage.js');
    return SecurityPage;
  }),
});
