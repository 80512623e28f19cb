import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const OpenShopPage = lazyPage(async () => {
  const { OpenShopPage } = await import('./new-shop/OpenShopPage.js');
  return OpenShopPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/shops/new',
  staticData: {
    title: 'Create a shop',
    ability: { brand: 'shops.open' },
  },
  component: function OpenShop() {
    const navigate = screen.useNavigate();
    return <OpenShopPage onDone={() => void navigate({ to: '/shops/new/country' })} />;
  },
});
