import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/installation',
  staticData: {
    menu: { text: 'Installation', place: 90 },
    ability: { atlas: 'installation.manage' },
  },
  component: lazyPage(async () => {
    const { InstallationPage } = await import('./InstallationPage.js');
    return InstallationPage;
  }),
});
