import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

/** For those who make forms, as the gallery of blocks is for those who make blocks: no menu leads here. */
export const screen = createRoute({
  getParentRoute: () => root,
  path: '/form-rules',
  staticData: { title: 'Rules of forms', ability: { store: 'settings.manage' } },
  component: lazyPage(async () => {
    const { FormRulesPage } = await import('./FormRulesPage.js');
    return FormRulesPage;
  }),
});
