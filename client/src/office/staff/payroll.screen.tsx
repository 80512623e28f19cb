import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/payroll',
  staticData: { menu: { text: 'Payroll', place: 86 }, ability: { atlas: 'payroll.manage' } },
  component: lazyPage(async () => {
    const { PayrollPage } = await import('./payroll/PayrollPage.js');
    return PayrollPage;
  }),
});
