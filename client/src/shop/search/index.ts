export { SearchPage } from './SearchPage.js';
