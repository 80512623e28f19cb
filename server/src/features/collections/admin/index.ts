export { CollectionDeskModule } from './product-groups.module.js';
