import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const NewCollectionPage = lazyPage(async () => {
  const { NewCollectionPage } = await import('./CollectionPage.js');
  return NewCollectionPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/collections/new',
  staticData: { title: 'New collection', ability: { store: 'collections.manage' } },
  component: function NewCollection() {
    const navigate = screen.useNavigate();
    return (
      <NewCollectionPage
        onCreated={(uuid) =>
          // The form is saved, so the unsaved-changes warning must not appear.
          void navigate({ to: '/collections/$uuid', params: { uuid }, ignoreBlocker: true })
        }
      />
    );
  },
});
