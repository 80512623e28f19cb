export { CatalogueModule } from './catalogue.module.js';
export { MockupSource } from './shop/mockup.source.js';
export { PlaceTilesSource } from './shop/place-tiles.source.js';
export { PricePartsSource } from './shop/price-parts.source.js';
export { ProductListSource } from './shop/product-list.source.js';
export { CatalogueReader } from './catalogue.queries.js';
export { ProductModels } from './product-models.service.js';
export { ShownPlacesReader, type ShownPlace, type ShownPlaces } from './shown-places.queries.js';
export { everywhere, listOfPlace, orderBy } from './product-places.queries.js';
