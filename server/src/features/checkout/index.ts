export { Checkout } from './checkout.service.js';
export { CheckoutModule } from './checkout.module.js';
export { payFor } from './payment-answers.js';
