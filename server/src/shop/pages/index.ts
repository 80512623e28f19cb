export { PagesShopModule } from './pages-shop.module.js';
