import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/team',
  staticData: {
    menu: { text: 'Team', place: 75, countsRequests: true },
    ability: { store: 'team.manage' },
  },
  component: lazyPage(async () => {
    const { TeamPage } = await import('./TeamPage.js');
    return TeamPage;
  }),
});
