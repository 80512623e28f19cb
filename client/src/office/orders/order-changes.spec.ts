import { changeRow, countNew, moveRow, prioritizeRow, type Moved } from './order-changes.js';
import { listedOrder } from './orders.testing.js';

const row = listedOrder;
const other = { ...row, id: 8 };
const list = { pages: [{ data: [other] }, { data: [row] }] };
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

describe('displayed order', () => {
  it('RTM-011 takes the status, stage and percentage of a newer change', () => {
    expect(moveRow(row, moved)).toMatchObject({
      status: 'printed',
      stage: 2,
      percentComplete: 40,
      position: 11,
    });
  });

  it('ignores a change that is not newer than the displayed row', () => {
    expect(moveRow(row, { ...moved, position: 10 })).toBe(row);
  });

  it('ignores a change of the same order number in another division', () => {
    expect(moveRow(row, { ...moved, division: 4 })).toBe(row);
  });

  it('takes only the priority from a newer priority change', () => {
    const change = { orderId: 7, hash: row.hash, priority: 'urgent', at: moved.change.at } as const;
    expect(prioritizeRow(row, { ...moved, change })).toMatchObject({
      priority: 'urgent',
      position: 11,
    });
    expect(prioritizeRow(row, { ...moved, change, position: 10 })).toBe(row);
  });
});

describe('order list loaded in pages', () => {
  it('changes a row in place on any page', () => {
    expect(changeRow(list, row, (one) => moveRow(one, moved))).toStrictEqual({
      pages: [{ data: [other] }, { data: [moveRow(row, moved)] }],
    });
  });

  it('returns undefined for an order that is not loaded, even if another division has its number', () => {
    expect(changeRow(list, { id: 9, division: 3 }, () => row)).toBeUndefined();
    expect(changeRow(list, { id: 7, division: 4 }, () => row)).toBeUndefined();
  });

  it('counts the orders that are not loaded', () => {
    expect(countNew(list, [{ ...row, id: 9 }, other, row])).toBe(1);
  });
});
