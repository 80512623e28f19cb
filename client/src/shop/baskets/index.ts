export { BasketPage } from './BasketPage.js';
