export { CatalogueModule } from './catalogue.module.js';
export { CatalogueSources } from './shop/block-sources.source.js';
export { CatalogueReader } from './catalogue.queries.js';
export { ProductModels } from './product-models.service.js';
export { ShownPlacesReader, type ShownPlaces } from './shown-places.queries.js';
export { everywhere, listOfPlace, orderBy } from './product-places.queries.js';
