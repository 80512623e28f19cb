import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/split-tests',
  staticData: { title: 'Split tests', ability: { store: 'pages.publish' } },
  component: lazyPage(async () => {
    const { SplitTestsPage } = await import('./SplitTestsPage.js');
    return SplitTestsPage;
  }),
});
