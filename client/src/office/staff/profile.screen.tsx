import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  staticData: { title: 'My profile', ability: { atlas: 'profile.own' } },
  component: lazyPage(async () => {
    const { ProfilePage } = await import('./profile/ProfilePage.js');
    return ProfilePage;
  }),
});
