export { AccountsShopModule } from './accounts-shop.module.js';
