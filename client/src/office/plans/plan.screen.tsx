import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/plan',
  staticData: { title: 'Plan', ability: { store: 'plan.ask' } },
  component: lazyPage(async () => {
    const { PlanPage } = await import('./PlanPage.js');
    return PlanPage;
  }),
});
