export { ProductRecordsModule } from './product-records.module.js';
