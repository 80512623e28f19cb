import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/comments',
  staticData: {
    title: 'Comments',
    ability: { store: 'comments.write' },
  },
  component: lazyPage(async () => {
    const { InboxPage } = await import('./InboxPage.js');
    return InboxPage;
  }),
});
