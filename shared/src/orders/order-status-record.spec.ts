import { orderStatusRecord } from './order-status-record.js';
import { ORDER_STATUSES } from './order-status.js';
import { STATUS_COLOURS, statusMeaning } from './status-meaning.js';

describe('order status records', () => {
  it('are numbered from 1 and have code, name and colour', () => {
    const records = ORDER_STATUSES.map(orderStatusRecord);
    expect(records.map(({ id }) => id)).toStrictEqual(ORDER_STATUSES.map((_, nth) => nth + 1));
    expect(records[0]).toStrictEqual({
      id: 1,
      code: 'new',
      name: 'New',
      color: STATUS_COLOURS.waiting,
    });
    for (const { color } of records) expect(color).toMatch(/^#[\da-f]{6}$/);
  });

  it.each([
    ['to_be_paid', 'waiting'],
    ['bespoke_mockup', 'agreeing'],
    ['po_confirmed', 'paid'],
    ['label_printed', 'making'],
    ['bespoke_packing', 'sending'],
    ['issue', 'trouble'],
    ['bespoke_shipped', 'done'],
    ['exchanged', 'returned'],
  ] as const)('have a colour for their meaning: %s is %s', (status, meaning) => {
    expect(statusMeaning(status)).toBe(meaning);
    expect(orderStatusRecord(status).color).toBe(STATUS_COLOURS[meaning]);
  });
});
