import type { AtlasOrder } from '@selvedge/shared/orders/contract';

import { changesBetween } from './changes-between.js';

// Only the compared properties are needed.
const order = {
  status: 'paid',
  percentComplete: 20,
  priority: 'normal',
  email: 'ada@example.test',
  currency: 'GBP',
  paymentAttempts: [{ paymentMethodName: 'Card', state: 'started' }],
  ledger: [{ balance: 5195 }],
  items: [{ labels: [{ timesPrinted: 0 }, { timesPrinted: 0 }] }],
  trackingCodes: [],
  childOrders: [],
} as unknown as AtlasOrder;

describe('changes between two versions of an order', () => {
  it('are empty if nothing changed', () => {
    expect(changesBetween(order, { ...order })).toStrictEqual([]);
  });

  it('list each changed fact with its value before and after', () => {
    // Partial order, like `order` above.
    const now = {
      ...order,
      items: [{ labels: [{ timesPrinted: 2 }, { timesPrinted: 0 }] }],
      trackingCodes: [{ code: 'AB12' }, { code: 'CD34' }],
      childOrders: [{ id: 18 }],
      status: 'label_printed',
      percentComplete: 40,
      priority: 'urgent',
      email: null,
      paymentAttempts: [],
      ledger: [{ balance: 5195 }, { balance: 0 }],
    } as unknown as AtlasOrder;
    expect(changesBetween(order, now)).toStrictEqual([
      { what: 'Status', before: 'Paid', after: 'Label printed' },
      { what: 'Progress', before: '20%', after: '40%' },
      { what: 'Priority', before: 'normal', after: 'urgent' },
      { what: 'Payment', before: 'Card, started', after: 'none' },
      { what: 'Balance', before: 'The customer owes £51.95', after: 'No balance due' },
      { what: 'Labels printed', before: '0', after: '1' },
      { what: 'Tracking', before: 'none', after: 'AB12, CD34' },
      { what: 'Related orders', before: 'none', after: '#18' },
      { what: 'E-mail', before: 'ada@example.test', after: 'erased' },
    ]);
  });
});
