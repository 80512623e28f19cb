export { CatalogueShopModule } from './catalogue-shop.module.js';
