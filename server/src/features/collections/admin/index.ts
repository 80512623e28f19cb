export { ProductGroupsModule } from './product-groups.module.js';
