export { CatalogueModule } from './catalogue.module.js';
export type { ProductEvent } from './product.events.js';
export { CatalogueReader, type ProductPage } from './product.queries.js';
export { ProductCommands, type ProductDraft } from './product-saving.js';
