export { CheckoutShopModule } from './checkout-shop.module.js';
