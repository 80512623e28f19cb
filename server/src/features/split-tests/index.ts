export { SplitTestOrders } from './split-test-orders.http.js';
export { SplitTestsModule } from './split-tests.module.js';
