import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/join-team',
  staticData: {
    title: 'Join the team',
    ability: { store: 'team.join' },
    isForVisitors: true,
  },
  component: lazyPage(async () => {
    const { JoinTeamPage } = await import('./JoinTeamPage.js');
    return JoinTeamPage;
  }),
});
