import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/theme',
  staticData: {
    menu: { text: 'Theme', place: 70 },
    ability: { store: 'theme.manage' },
  },
  // Loaded on demand (LAY-040).
  component: lazyPage(async () => {
    const { ThemePage } = await import('./ThemePage.js');
    return ThemePage;
  }),
});
