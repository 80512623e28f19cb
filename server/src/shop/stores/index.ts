export { StoresShopModule } from './stores-shop.module.js';
