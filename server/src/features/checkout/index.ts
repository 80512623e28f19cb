export { Checkout } from './checkout.js';
export { CheckoutModule } from './checkout.module.js';
