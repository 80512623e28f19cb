export { CatalogueModule } from './catalogue.module.js';
export {
  collectionsTag,
  collectionTag,
  creatorsTag,
  creatorTag,
  gridsTag,
  productsTag,
  productTag,
  relatedTag,
  reviewsTag,
  salesTag,
} from './catalogue.tags.js';
export { CatalogueReader } from './catalogue.queries.js';
export { GridReader, type Grid } from './grid.queries.js';
export { ProductModels } from './product-models.service.js';
export type { ProductPage } from './product-page.queries.js';
export { ShownPlacesReader, type ShownPlaces } from './shown-places.queries.js';
export { CollectionTilesSource } from './shop/collection-tiles.source.js';
export { ProductListSource } from './shop/product-list.source.js';
