import { recorded, rowsOf } from '../../platform/event-log/testing/event-log.testing.js';
import { placed } from '../orders/order.testing.js';
import { productSales } from './product-sales.projection.js';

const [item] = placed.items;
const product = item?.productUuid;

describe('product sales count', () => {
  it('CAT-012 counts each order once, whatever variants it contains', () => {
    const twoColours = { ...placed, items: [...placed.items, ...placed.items] };
    expect(rowsOf(productSales, recorded([twoColours], { division: 7 }))).toStrictEqual([
      { division: 7, product, orders: 1 },
    ]);
    const [row] = rowsOf(productSales, recorded([twoColours, { ...placed, orderId: 18 }]));
    expect(row?.orders).toBe(2);
  });

  it('ignores orders that staff derived from another', () => {
    const parent = { orderId: 16, childOrderType: 'reprint' } as const;
    expect(rowsOf(productSales, recorded([{ ...placed, parent }]))).toStrictEqual([]);
  });
});
