export { CatalogueModule } from './catalogue.module.js';
export { MockupSource } from './block-sources/mockup.source.js';
export { PlaceTilesSource } from './block-sources/place-tiles.source.js';
export { PricePartsSource } from './block-sources/price-parts.source.js';
export { ProductListSource } from './block-sources/product-list.source.js';
export { CatalogueReader } from './catalogue.queries.js';
export { ProductModels } from './product-models.service.js';
export { ShownPlacesReader, type ShownPlace, type ShownPlaces } from './shown-places.queries.js';
export { everywhere, listOfPlace, orderBy } from './product-places.queries.js';
