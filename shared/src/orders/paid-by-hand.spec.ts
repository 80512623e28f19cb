import { paidByHandAt } from './paid-by-hand.js';
import type { OrderStatus } from './order-status.js';
import type { PaymentAttempt } from './payment-attempt.js';

const logOf = (...statuses: readonly OrderStatus[]) =>
  statuses.map((status, day) => ({ status, user: null, createdAt: `2026-11-0${String(day + 1)}` }));
const attempt: PaymentAttempt = {
  ...{ attemptId: 'a', state: 'declined', successful: false, message: null },
  ...{ paymentMethodName: 'Card', createdAt: '2026-11-01', refund: null, refunds: [] },
};
const order = { flow: 'normal', paymentAttempts: [attempt] } as const;

describe('a payment that staff recorded', () => {
  it('has the date of the status change that states it', () => {
    const paid = { ...order, statusLogRecords: logOf('new', 'to_be_paid', 'paid', 'complete') };
    expect(paidByHandAt(paid)).toBe('2026-11-03');
    expect(paidByHandAt({ ...paid, statusLogRecords: logOf('new', 'processing') })).toBe(
      '2026-11-02',
    );
    const bespoke = logOf('quote', 'bespoke_production', 'bespoke_paid');
    expect(paidByHandAt({ ...order, flow: 'bespoke', statusLogRecords: bespoke })).toBe(undefined);
  });

  it('does not exist while an order waits, or if it was paid here', () => {
    expect(paidByHandAt({ ...order, statusLogRecords: logOf('new', 'to_be_paid') })).toBe(
      undefined,
    );
    const here = { ...attempt, state: 'succeeded', successful: true } as const;
    const paid = { ...order, statusLogRecords: logOf('new', 'paid') };
    expect(paidByHandAt({ ...paid, paymentAttempts: [here] })).toBe(undefined);
  });
});
