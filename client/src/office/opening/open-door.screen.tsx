import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const OpenDoorPage = lazyPage(async () => {
  const { OpenDoorPage } = await import('./OpenDoorPage.js');
  return OpenDoorPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/opening/open',
  staticData: {
    title: 'Open your shop',
    ability: { store: 'settings.manage' },
    isStep: true,
  },
  component: function OpenDoor() {
    const navigate = screen.useNavigate();
    return <OpenDoorPage onDone={() => void navigate({ to: '/home' })} />;
  },
});
