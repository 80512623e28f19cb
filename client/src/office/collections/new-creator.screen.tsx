import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const NewCreatorPage = lazyPage(async () => {
  const { NewCreatorPage } = await import('./CreatorPage.js');
  return NewCreatorPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/creators/new',
  staticData: { title: 'New creator', ability: { store: 'creators.manage' } },
  component: function NewCreator() {
    const navigate = screen.useNavigate();
    return (
      <NewCreatorPage
        onCreated={(uuid) =>
          // The form is saved, so the unsaved-changes warning must not appear.
          void navigate({ to: '/creators/$uuid', params: { uuid }, ignoreBlocker: true })
        }
      />
    );
  },
});
