export { BasketsShopModule } from './baskets-shop.module.js';
