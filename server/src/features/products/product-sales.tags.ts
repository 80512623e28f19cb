import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { OrderEvent } from '../orders/index.js';
import { productSales } from './product-sales.projection.js';

/** How often products were ordered: the order of bestsellers. */
export const salesTag = 'sales';

/** Orders are counted behind the log, and shown once they are. */
export const productSalesTags: TagTable<OrderEvent> = {
  after: productSales.name,
  on: { OrderPlaced: () => [salesTag] },
};
