export { ContactShopModule } from './contact-shop.module.js';
