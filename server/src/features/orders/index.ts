export type { OrderCommand, PlaceOrder } from './order.commands.js';
export { orderDecider } from './order.decider.js';
export { OrderNotFound } from './order.errors.js';
export type { OrderEvent } from './order.events.js';
export { OrderReader } from './order-reader.service.js';
export { PersonOrders } from './person-orders.queries.js';
export { OrdersModule } from './orders.module.js';
export type { OrderRow } from './orders.projection.js';
export { OrdersQueries, type OpenAttempt } from './orders.queries.js';
