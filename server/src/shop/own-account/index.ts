export { OwnAccountShopModule } from './own-account-shop.module.js';
