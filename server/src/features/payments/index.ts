export { Payments } from './payments.js';
export { PaymentsModule } from './payments.module.js';
