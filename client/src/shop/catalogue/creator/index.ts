export { CreatorPage } from './CreatorPage.js';
