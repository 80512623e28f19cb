import type { AdminProductsQuery } from '@selvedge/shared/products/admin/contract';
import { createRoute } from '@tanstack/react-router';

import { productSearchIn } from './list/products-search.js';
import { lazyPage, root } from '../shell/index.js';

const ProductListPage = lazyPage(async () => {
  const { ProductListPage } = await import('./list/ProductListPage.js');
  return ProductListPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/products',
  staticData: {
    menu: { text: 'Products', place: 30 },
    ability: { store: 'products.manage' },
  },
  validateSearch: (search): AdminProductsQuery => productSearchIn(search),
  component: function Products() {
    const query = screen.useSearch();
    const navigate = screen.useNavigate();
    return <ProductListPage query={query} onQuery={(next) => void navigate({ search: next })} />;
  },
});
