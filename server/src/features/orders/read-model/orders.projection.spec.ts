import { ORDER_STATUSES, percentComplete } from '@selvedge/shared/orders/order-status';
import * as fc from 'fast-check';

import { recorded, rowsOf, walk } from '../../../platform/event-log/testing/event-log.testing.js';
import type { OrderCommand } from '../aggregate/order.commands.js';
import { orderDecider } from '../aggregate/order.decider.js';
import type { OrderEvent } from '../aggregate/order.events.js';
import { confirmed, declined, due, moved, placed, started, succeeded } from '../order.testing.js';
import { orderCounts } from './order-counts.projection.js';
import { orderDirectory } from './order-directory.projection.js';
import { orders, type OrderRow } from './orders.projection.js';

const staff = { actor: 'staff:3', division: 1 };

function rowOf(...events: readonly OrderEvent[]): OrderRow {
  const [row] = rowsOf(orders, recorded(events, staff));
  if (row === undefined) throw new Error('The order has no row.');
  return row;
}

describe('the order row', () => {
  it('ORD-001, ORD-002 holds the placed order', () => {
    const { type: _type, totals, discounts: _discounts, exchangeRate: _rate, ...facts } = placed;
    expect(rowOf(placed)).toStrictEqual({
      coupon: null,
      holdsDiscount: false,
      isReminded: false,
      ...facts,
      ...totals,
      division: 1,
      stage: 0,
      priority: 0,
      percentComplete: 0,
      quantity: 2,
      image: '/images/palm-black.webp',
      customerName: 'Ada Palm',
      children: [],
      deletedAt: null,
      statusLog: [
        {
          status: 'to_be_paid',
          actor: 'staff:3',
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      ],
      labels: [1, 2].map((counter) => ({
        counter,
        itemId: 1,
        pickface: 'BLACK-M',
        printLogs: [],
        cancelled: false,
        pickedAt: null,
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
      unprinted: 0,
      reprintReason: null,
      pigeonholeLogs: [],
      pigeonholes: [],
      trackingCodes: [],
      quote: null,
      paymentAttempts: [],
      refunds: [],
      refunded: 0,
      openRefundAt: null,
      paymentTransaction: null,
      openAttemptAt: null,
      refundDueAt: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      changedAt: '2026-01-01T00:00:00.000Z',
      position: 1,
    });
  });

  it("holds no personal data after the subject's erasure", () => {
    const erased = { ...placed, email: null, shippingAddress: null, billingAddress: null };
    expect(rowOf(erased, moved('to_be_paid', 'paid'))).toMatchObject({
      status: 'paid',
      email: null,
      customerName: null,
      shippingAddress: null,
      billingAddress: null,
    });
  });

  it.each([
    ['to_be_paid', 0],
    ['paid', 2],
    ['packing', 2],
    ['complete', 0],
  ] as const)('at %s has %i labels to print', (status, unprinted) => {
    expect(rowOf(placed, moved('to_be_paid', status)).unprinted).toBe(unprinted);
  });

  it('ORD-004, EVT-002 logs each status with actor and time, in order', () => {
    const row = rowOf(placed, moved('to_be_paid', 'paid'), moved('paid', 'packing'));
    expect(row.statusLog).toStrictEqual([
      { status: 'to_be_paid', actor: 'staff:3', createdAt: '2026-01-01T00:00:00.000Z' },
      { status: 'paid', actor: 'staff:3', createdAt: '2026-01-01T00:00:01.000Z' },
      { status: 'packing', actor: 'staff:3', createdAt: '2026-01-01T00:00:02.000Z' },
    ]);
    expect(row).toMatchObject({
      status: 'packing',
      stage: 3,
      percentComplete: 60,
      changedAt: '2026-01-01T00:00:02.000Z',
      position: 3,
    });
  });

  it('ORD-003 keeps all payment attempts and the transaction of the successful one', () => {
    const row = rowOf(placed, started('a'), declined('a'), started('b'), succeeded('b'));
    expect(row.paymentAttempts).toStrictEqual([
      {
        attemptId: 'a',
        state: 'declined',
        message: 'Your card was declined',
        paymentMethodName: 'Card',
        createdAt: '2026-01-01T00:00:01.000Z',
      },
      {
        attemptId: 'b',
        state: 'succeeded',
        message: null,
        paymentMethodName: 'Card',
        createdAt: '2026-01-01T00:00:03.000Z',
      },
    ]);
    expect(row.paymentTransaction).toBe('tx-b');
  });

  it('records since when an attempt is open', () => {
    expect(rowOf(placed, started('a')).openAttemptAt).toBe('2026-01-01T00:00:01.000Z');
    expect(rowOf(placed, started('a'), declined('a')).openAttemptAt).toBeNull();
    expect(rowOf(placed, started('a'), succeeded('a')).openAttemptAt).toBeNull();
  });

  it('keeps an attempt open if a late capture settled another one', () => {
    const row = rowOf(placed, started('a'), declined('a'), started('b'), succeeded('a'));
    expect(row.openAttemptAt).toBe('2026-01-01T00:00:03.000Z');
  });

  it('records since when refunds are due, until the last one is confirmed', () => {
    const late = [
      placed,
      started('a'),
      declined('a'),
      started('b'),
      moved('to_be_paid', 'refunded'),
    ];
    const owing = [...late, succeeded('a'), due('a'), succeeded('b'), due('b')];
    expect(rowOf(...late, succeeded('a')).refundDueAt).toBeNull();
    expect(rowOf(...owing)).toMatchObject({
      refundDueAt: rowOf(...owing.slice(0, 7)).refundDueAt,
      paymentAttempts: [{ refund: 'due' }, { refund: 'due' }],
    });
    expect(rowOf(...owing, confirmed('b'))).toMatchObject({
      refundDueAt: expect.any(String),
      paymentAttempts: [{ refund: 'due' }, { refund: 'confirmed' }],
    });
    expect(rowOf(...owing, confirmed('b'), confirmed('a')).refundDueAt).toBeNull();
  });

  it('is created only by OrderPlaced', () => {
    expect(rowsOf(orders, recorded<OrderEvent>([moved('to_be_paid', 'paid')]))).toStrictEqual([]);
  });

  const change = fc.constantFrom(...ORDER_STATUSES).map((status): OrderCommand => ({
    type: 'ChangeStatus',
    orderId: placed.orderId,
    status,
    from: undefined,
    automatic: false,
  }));

  it('ORD-004 always ends its log with the current status', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const row = rowOf(...walk(orderDecider, [placed], changes));
        expect(row.statusLog.at(-1)?.status).toBe(row.status);
        expect(row.percentComplete).toBe(percentComplete('normal', row.status));
        expect([...row.statusLog].map(({ createdAt }) => createdAt).sort()).toStrictEqual(
          row.statusLog.map(({ createdAt }) => createdAt),
        );
      }),
    );
  });

  it('counts in exactly one status', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const history = walk(orderDecider, [placed], changes);
        const { division, flow, status } = rowOf(...history);
        expect(rowsOf(orderCounts, recorded(history, staff))).toStrictEqual([
          { division, flow, status, orders: 1 },
        ]);
      }),
    );
  });
});

describe('order counts', () => {
  it('are counted per store, flow and status', () => {
    const second = { ...placed, orderId: 18, hash: 'ff' };
    const rows = rowsOf(
      orderCounts,
      recorded<OrderEvent>([placed, second, moved('to_be_paid', 'paid')]),
    );
    expect(rows).toStrictEqual([
      { division: 1, flow: 'normal', status: 'to_be_paid', orders: 1 },
      { division: 1, flow: 'normal', status: 'paid', orders: 1 },
    ]);
  });
});

describe('the order directory', () => {
  it('ORD-044 maps an order to its store', () => {
    expect(rowsOf(orderDirectory, recorded<OrderEvent>([placed], { division: 14 }))).toStrictEqual([
      { division: 14, orderId: placed.orderId, hash: placed.hash },
    ]);
  });
});
