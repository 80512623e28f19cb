import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const CreatorPage = lazyPage(async () => {
  const { CreatorPage } = await import('./CreatorPage.js');
  return CreatorPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/creators/$uuid',
  staticData: { title: 'Creator', ability: { store: 'creators.manage' } },
  component: function Creator() {
    const { uuid } = screen.useParams();
    const navigate = screen.useNavigate();
    return (
      <CreatorPage
        uuid={uuid}
        onRemoved={() => void navigate({ to: '/creators', ignoreBlocker: true })}
      />
    );
  },
});
