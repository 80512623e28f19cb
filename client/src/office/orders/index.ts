export { fetchOrders } from './orders.api.js';
export { SalesPanels } from './sales/SalesPanels.js';
export { useScope } from './useScope.js';
