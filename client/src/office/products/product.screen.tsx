import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const ProductPage = lazyPage(async () => {
  const { ProductPage } = await import('./ProductPage.js');
  return ProductPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/products/$uuid',
  staticData: { title: 'Product', ability: { store: 'products.manage' } },
  component: function Product() {
    const { uuid } = screen.useParams();
    return <ProductPage uuid={uuid} host={location.host} />;
  },
});
