import { lazy } from 'react';

export { productSearchIn } from './products-search.js';
export { StateMark } from './StateMark.js';
export { useProducts } from './useProducts.js';

// The screens are fetched when somebody goes there: who looks after orders does not need them.
export const ProductListPage = lazy(async () => {
  const { ProductListPage } = await import('./ProductListPage.js');
  return { default: ProductListPage };
});
export const ProductPage = lazy(async () => {
  const { ProductPage } = await import('./ProductPage.js');
  return { default: ProductPage };
});
export const NewProductPage = lazy(async () => {
  const { NewProductPage } = await import('./NewProductPage.js');
  return { default: NewProductPage };
});
export const ImportPage = lazy(async () => {
  const { ImportPage } = await import('./ImportPage.js');
  return { default: ImportPage };
});
