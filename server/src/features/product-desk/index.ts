export { ProductDeskModule } from './product-desk.module.js';
