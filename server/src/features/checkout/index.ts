export { Checkout } from './checkout.service.js';
export { CheckoutModule } from './checkout.module.js';
export { continueAt, payFor } from './payment-answers.http.js';
