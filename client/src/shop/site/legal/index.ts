export { PolicyPage } from './PolicyPage.js';
