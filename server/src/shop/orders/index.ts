export { OrdersShopModule } from './orders-shop.module.js';
