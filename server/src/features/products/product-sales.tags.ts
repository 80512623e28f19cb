import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { OrderEvent } from '../orders/index.js';
import { productSales } from './product-sales.projection.js';

/** Tag of content in bestseller order. */
export const salesTag = 'sales';

/** Sales are counted asynchronously; the tag is evicted once they are counted. */
export const productSalesTags: TagTable<OrderEvent> = {
  after: productSales.name,
  on: { OrderPlaced: () => [salesTag] },
};
