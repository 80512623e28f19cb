import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const LookPage = lazyPage(async () => {
  const { LookPage } = await import('./look/LookPage.js');
  return LookPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/opening/look',
  staticData: {
    title: 'Choose a theme',
    ability: { store: 'theme.manage' },
    isStep: true,
  },
  component: function Look() {
    const navigate = screen.useNavigate();
    return <LookPage onDone={() => void navigate({ to: '/opening/product' })} />;
  },
});
