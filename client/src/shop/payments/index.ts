export { PayPage } from './PayPage.js';
