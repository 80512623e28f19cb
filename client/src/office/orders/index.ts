export { OrderBoardPage } from './board/OrderBoardPage.js';
export { OrderListPage } from './OrderListPage.js';
export { OrderPage } from './OrderPage.js';
export type { OrdersScope } from './orders.api.js';
