export { CustomerNotFound } from './customer-file.errors.js';
export { CustomerFiles } from './customer-files.service.js';
export { CustomersModule } from './customers.module.js';
export { CustomersService } from './customers.service.js';
