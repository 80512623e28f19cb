export { SiteShopModule } from './site-shop.module.js';
