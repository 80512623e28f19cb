import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const BrandingPage = lazyPage(async () => {
  const { BrandingPage } = await import('./branding/BrandingPage.js');
  return BrandingPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/opening/look',
  staticData: {
    title: 'Choose a theme',
    ability: { store: 'theme.manage' },
    isStep: true,
  },
  component: function Branding() {
    const navigate = screen.useNavigate();
    return <BrandingPage onDone={() => void navigate({ to: '/opening/product' })} />;
  },
});
