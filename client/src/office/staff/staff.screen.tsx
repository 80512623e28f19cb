import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/staff',
  staticData: {
    menu: { text: 'Staff', place: 85, countsRequests: true },
    ability: { atlas: 'staff.manage' },
  },
  component: lazyPage(async () => {
    const { StaffPage } = await import('./StaffPage.js');
    return StaffPage;
  }),
});
