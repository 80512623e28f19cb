export { CatalogueModule } from './catalogue.module.js';
export { CatalogueReader } from './product.queries.js';
export { ProductCommands, type ProductDraft } from './product-saving.js';
