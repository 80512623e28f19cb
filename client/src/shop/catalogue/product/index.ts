export { ProductPage } from './ProductPage.js';
