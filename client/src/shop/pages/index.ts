export { blockPage, loadBlockPage } from './BlockPage.js';
