import type { Projection } from '../../platform/event-log/model/projection.js';
import type { OrderEvent } from '../orders/index.js';

/** CAT-012: in how many orders a product was. */
export interface ProductSalesRow {
  readonly division: number;
  readonly product: string;
  readonly orders: number;
}

type OrderPlaced = Extract<OrderEvent, { type: 'OrderPlaced' }>;

/** An order counts when it is placed, and once for a product, whatever the number of its pieces. */
export const productSales: Projection<ProductSalesRow, OrderPlaced> = {
  name: 'product-sales',
  reads: ['OrderPlaced'],
  keysOf: ({ division, event }) =>
    [...new Set(event.items.map(({ productUuid }) => productUuid))].map((product) => ({
      division,
      product,
    })),
  apply: (row, { division }, key) => ({
    division,
    product: String(key['product']),
    orders: (row?.orders ?? 0) + 1,
  }),
};
