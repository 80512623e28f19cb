import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const CollectionPage = lazyPage(async () => {
  const { CollectionPage } = await import('./CollectionPage.js');
  return CollectionPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/collections/$uuid',
  staticData: { title: 'Collection', ability: { store: 'collections.manage' } },
  component: function Collection() {
    const { uuid } = screen.useParams();
    const navigate = screen.useNavigate();
    return (
      <CollectionPage
        uuid={uuid}
        onRemoved={() => void navigate({ to: '/collections', ignoreBlocker: true })}
      />
    );
  },
});
