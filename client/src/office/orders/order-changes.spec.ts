import type { AtlasOrders } from '@selvedge/shared/orders/contract';

import { moveOn, moveRow, type Moved } from './order-changes.js';
import { listedOrder } from './orders.testing.js';

const row = listedOrder;
const orders: AtlasOrders = {
  data: [row],
  total: 1,
  page: 1,
  perPage: 50,
  counts: { paid: 1 },
  next: null,
  cursor: 'c',
};
const moved: Moved = {
  division: 3,
  position: 11,
  change: {
    orderId: 7,
    hash: row.hash,
    flow: 'normal',
    from: 'paid',
    to: 'printed',
    stage: 2,
    percent: 40,
    at: '2026-11-01T11:00:00.000Z',
  },
};

describe('a shown order', () => {
  it('RTM-011 takes the status, stage and percentage of a newer change', () => {
    expect(moveRow(row, moved)).toMatchObject({
      status: 'printed',
      stage: 2,
      percentComplete: 40,
      position: 11,
    });
  });

  it('ignores a change that is not newer than what it shows', () => {
    expect(moveRow(row, { ...moved, position: 10 })).toBe(row);
  });

  it('ignores a change of the same order number in another division', () => {
    expect(moveRow(row, { ...moved, division: 4 })).toBe(row);
  });

  it('moves from one count to the other', () => {
    expect(moveOn(orders, moved)?.counts).toEqual({ paid: 0, printed: 1 });
  });

  it('tells that an order is not on the page', () => {
    expect(moveOn({ ...orders, data: [] }, moved)).toBeUndefined();
  });

  it('changes no count when the change is old news', () => {
    expect(moveOn(orders, { ...moved, position: 9 })).toBe(orders);
  });
});
