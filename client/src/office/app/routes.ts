import { createRoute, createRouter } from '@tanstack/react-router';

import { SCREENS } from './screens.gen.js';
import { FirstScreen, root } from '../shell/index.js';
import { Failed } from '../../ui/office/failure/Failed.js';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { ability: null },
  component: FirstScreen,
});

/** On atlas the office is the whole host; on a shop's host it lives under /dashboard. */
export function makeRouter(path: string) {
  return createRouter({
    routeTree: root.addChildren([home, ...SCREENS]),
    basepath: path.startsWith('/dashboard') ? '/dashboard' : '/',
    // Back leads to where one was in a list.
    scrollRestoration: true,
    defaultErrorComponent: Failed,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
