export { CheckoutPage } from './CheckoutPage.js';
