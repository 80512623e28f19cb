export { PlansShopModule } from './plans-shop.module.js';
