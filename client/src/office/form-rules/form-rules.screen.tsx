import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

/** Reference for developers of forms, like the block gallery. No menu links to it. */
export const screen = createRoute({
  getParentRoute: () => root,
  path: '/form-rules',
  staticData: { title: 'Form rules', ability: { store: 'settings.manage' } },
  component: lazyPage(async () => {
    const { FormRulesPage } = await import('./FormRulesPage.js');
    return FormRulesPage;
  }),
});
