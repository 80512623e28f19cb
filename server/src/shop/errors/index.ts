export { ErrorsShopModule } from './errors-shop.module.js';
