import type { AsyncProjection } from '../../platform/event-log/model/projection.js';
import type { OrderEvent } from '../orders/index.js';

/** Number of orders that contain a product (CAT-012). */
export interface ProductSalesRow {
  readonly division: number;
  readonly product: string;
  readonly orders: number;
}

type OrderPlaced = Extract<OrderEvent, { type: 'OrderPlaced' }>;

function soldItems({ items, parent }: OrderPlaced): OrderPlaced['items'] {
  // Custom items of a quote have no product.
  return parent === null ? items.filter(({ productUuid }) => productUuid !== '') : [];
}

/**
 * Counts an order once per product when it is placed, whatever the quantity. Orders derived from
 * another one count nothing.
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
