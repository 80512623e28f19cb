export { SalesPanels } from './sales/SalesPanels.js';
