import { lazy } from 'react';

export { productSearchIn } from './list/products-search.js';
export { StateMark } from './StateMark.js';
export { useProducts } from './list/useProducts.js';

// The screens are fetched when somebody goes there: who looks after orders does not need them.
export const ProductListPage = lazy(async () => {
  const { ProductListPage } = await import('./list/ProductListPage.js');
  return { default: ProductListPage };
});
export const ProductPage = lazy(async () => {
  const { ProductPage } = await import('./ProductPage.js');
  return { default: ProductPage };
});
export const NewProductPage = lazy(async () => {
  const { NewProductPage } = await import('./create/NewProductPage.js');
  return { default: NewProductPage };
});
export const ImportPage = lazy(async () => {
  const { ImportPage } = await import('./import/ImportPage.js');
  return { default: ImportPage };
});
