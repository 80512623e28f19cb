export { Invoices } from './invoices.service.js';
export { InvoicesModule } from './invoices.module.js';
