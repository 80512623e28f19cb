export { ProductFilesModule } from './product-files.module.js';
