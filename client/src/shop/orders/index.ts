export { ReceiptPage } from './ReceiptPage.js';
