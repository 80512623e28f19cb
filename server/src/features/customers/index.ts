export { CustomerFiles } from './customer-files.service.js';
export { CustomersModule } from './customers.module.js';
