import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const StoreFilePage = lazyPage(async () => {
  const { StoreFilePage } = await import('./StoreFilePage.js');
  return StoreFilePage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/stores/$store',
  staticData: { title: 'Shop', ability: { atlas: 'stores.look-after' } },
  component: function StoreFile() {
    const { store } = screen.useParams();
    return <StoreFilePage key={store} division={Number(store)} />;
  },
});
