import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/join',
  staticData: {
    title: 'Join the staff',
    ability: { atlas: 'staff.join' },
    isForVisitors: true,
  },
  component: lazyPage(async () => {
    const { JoinPage } = await import('./JoinPage.js');
    return JoinPage;
  }),
});
