export { PaymentsShopModule } from './payments-shop.module.js';
