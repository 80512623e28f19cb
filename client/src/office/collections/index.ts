import { lazy } from 'react';

export { productGroupSearchIn } from './list/product-group-search.js';

// The screens are fetched when somebody goes there: who looks after orders does not need them.
export const CollectionListPage = lazy(async () => {
  const { CollectionListPage } = await import('./list/ProductGroupListPage.js');
  return { default: CollectionListPage };
});
export const CreatorListPage = lazy(async () => {
  const { CreatorListPage } = await import('./list/ProductGroupListPage.js');
  return { default: CreatorListPage };
});
export const CollectionPage = lazy(async () => {
  const { CollectionPage } = await import('./CollectionPage.js');
  return { default: CollectionPage };
});
export const NewCollectionPage = lazy(async () => {
  const { NewCollectionPage } = await import('./CollectionPage.js');
  return { default: NewCollectionPage };
});
export const CreatorPage = lazy(async () => {
  const { CreatorPage } = await import('./CreatorPage.js');
  return { default: CreatorPage };
});
export const NewCreatorPage = lazy(async () => {
  const { NewCreatorPage } = await import('./CreatorPage.js');
  return { default: NewCreatorPage };
});
