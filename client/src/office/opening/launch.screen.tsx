import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const LaunchPage = lazyPage(async () => {
  const { LaunchPage } = await import('./LaunchPage.js');
  return LaunchPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/opening/open',
  staticData: {
    title: 'Open your shop',
    ability: { store: 'settings.manage' },
    isStep: true,
  },
  component: function Launch() {
    const navigate = screen.useNavigate();
    return <LaunchPage onDone={() => void navigate({ to: '/home' })} />;
  },
});
