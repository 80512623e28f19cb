import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/theme',
  staticData: {
    menu: { text: 'Theme', place: 70 },
    ability: { store: 'theme.manage' },
  },
  // LAY-040: fetched when somebody goes there.
  component: lazyPage(async () => {
    const { ThemePage } = await import('./ThemePage.js');
    return ThemePage;
  }),
});
