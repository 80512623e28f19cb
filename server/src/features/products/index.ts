export type { ProductDraft } from './product.commands.js';
export { ProductMoved, ProductNotFound } from './product.errors.js';
export type { ProductEvent } from './product.events.js';
export { ProductsReader } from './product.queries.js';
export { ProductsModule } from './products.module.js';
export { ProductsService } from './products.service.js';
export { salesTag } from './product-sales.tags.js';
export { gridsTag, productsTag, productTag, relatedTag } from './product.tags.js';
