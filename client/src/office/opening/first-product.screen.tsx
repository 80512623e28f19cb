import { createRoute } from '@tanstack/react-router';

import { productPartOf, type ProductPart } from './first-product/product-parts.js';
import { lazyPage, root } from '../shell/index.js';

const FirstProductPage = lazyPage(async () => {
  const { FirstProductPage } = await import('./first-product/FirstProductPage.js');
  return FirstProductPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/opening/product',
  staticData: {
    title: 'Your first product',
    ability: { store: 'products.manage' },
    isStep: true,
  },
  validateSearch: (search): { part?: ProductPart } =>
    search['part'] === undefined ? {} : { part: productPartOf(search['part']) },
  component: function FirstProduct() {
    const { part = 'design' } = screen.useSearch();
    const navigate = screen.useNavigate();
    return (
      <FirstProductPage part={part} onCreated={() => void navigate({ to: '/opening/open' })} />
    );
  },
});
