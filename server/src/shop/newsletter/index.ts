export { NewsletterShopModule } from './newsletter-shop.module.js';
