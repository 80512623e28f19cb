import type { AsyncProjection } from '../../platform/event-log/model/projection.js';
import type { OrderEvent } from '../orders/index.js';

/** CAT-012: in how many orders a product was. */
export interface ProductSalesRow {
  readonly division: number;
  readonly product: string;
  readonly orders: number;
}

type OrderPlaced = Extract<OrderEvent, { type: 'OrderPlaced' }>;

function soldItems({ items, parent }: OrderPlaced): OrderPlaced['items'] {
  // What was made up for a quote is no product.
  return parent === null ? items.filter(({ productUuid }) => productUuid !== '') : [];
}

/**
 * An order counts when it is placed, and once for a product, whatever the number of its pieces; one that
 * was made of another sells nothing.
 */
export const productSales: AsyncProjection<ProductSalesRow, OrderPlaced> = {
  name: 'product-sales',
  keysOf: ({ division, event }) =>
    [...new Set(soldItems(event).map(({ productUuid }) => productUuid))].map((product) => ({
      division,
      product,
    })),
  on: {
    OrderPlaced: (row, { division }, key) => ({
      division,
      product: String(key['product']),
      orders: (row?.orders ?? 0) + 1,
    }),
  },
};
