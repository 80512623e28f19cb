import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const NewQuotePage = lazyPage(async () => {
  const page = await import('./quotes/NewQuotePage.js');
  return page.NewQuotePage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/quotes/new',
  staticData: { title: 'New quote', ability: { atlas: 'quotes.manage' } },
  component: NewQuotePage,
});
