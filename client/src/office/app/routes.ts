import { createRoute, createRouter } from '@tanstack/react-router';

import { SCREENS } from './screens.gen.js';
import { FirstScreen, NotHere, Office } from '../frame/index.js';
import { root } from '../shell/index.js';
import { Failed } from '../../ui/office/failure/Failed.js';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { ability: null },
  component: FirstScreen,
});

/**
 * Creates the router. On atlas the office is the whole host; on a shop's host it is under
 * /dashboard.
 */
export function makeRouter(path: string) {
  root.update({ component: Office, notFoundComponent: NotHere, staticData: { ability: null } });
  return createRouter({
    routeTree: root.addChildren([home, ...SCREENS]),
    basepath: path.startsWith('/dashboard') ? '/dashboard' : '/',
    scrollRestoration: true,
    defaultErrorComponent: Failed,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
