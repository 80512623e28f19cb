export { SearchShopModule } from './search-shop.module.js';
