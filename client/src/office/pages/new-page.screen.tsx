import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/pages/new',
  staticData: { title: 'New page', ability: { store: 'pages.manage' } },
  component: lazyPage(async () => {
    const { NewPagePage } = await import('./forms/NewPagePage.js');
    return NewPagePage;
  }),
});
