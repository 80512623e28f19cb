export { CatalogueModule } from './catalogue.module.js';
export { CatalogueReader } from './catalogue.queries.js';
export { GridReader, type Grid } from './grid.queries.js';
export { ShelvesReader, type Shelf, type ShelfWanted } from './product-lists.queries.js';
export { ProductModels } from './product-models.js';
export type { ProductPage } from './product-page.queries.js';
export { ShownPlacesReader, type ShownPlaces } from './shown-places.queries.js';
