import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const LabelQueuePage = lazyPage(async () => {
  const page = await import('./labels/LabelQueuePage.js');
  return page.LabelQueuePage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/labels',
  staticData: {
    menu: { text: 'Labels', place: 25 },
    ability: { atlas: 'labels.print' },
  },
  component: LabelQueuePage,
});
