export { Payments } from './payments.service.js';
export { PaymentsModule } from './payments.module.js';
