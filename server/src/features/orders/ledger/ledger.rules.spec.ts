import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';

import { recorded } from '../../../platform/event-log/testing/event-log.testing.js';
import type { ChildOrderAdded } from '../aggregate/children/child.events.js';
import type { OrderEvent, OrderPlaced } from '../aggregate/order.events.js';
import { confirmed, declined, due, moved, placed, started, succeeded } from '../order.testing.js';
import {
  decided,
  moved as movedQuote,
  placed as quoted,
  priced,
  sent,
} from '../quotes/quote.testing.js';
import { ledgerOf } from './ledger.rules.js';

const staff = { actor: 'staff:3', division: 1 };
const withShipping: CheckoutTotals = {
  ...placed.totals,
  ...{ subtotal: 2400, goodsTax: 400, total: 2795 },
};
const withoutShipping = { ...withShipping, shipping: 0, shippingTax: 0, total: 2400 };
const forNothing = { ...withoutShipping, subtotal: 0, goodsTax: 0, total: 0 };
const childOf = (totals: CheckoutTotals) => ({
  ...totals,
  items: placed.items.map((item) => ({ ...item, quantity: 1 })),
  tax: placed.tax,
});
const children = new Map([
  [18, childOf(withoutShipping)],
  [20, childOf(forNothing)],
  [21, childOf(withShipping)],
]);

/** Returns each movement with the balance after it. */
function linesOf(...events: readonly OrderEvent[]): readonly (readonly unknown[])[] {
  return ledgerOf(recorded(events, staff), children).map(
    ({ description, charged, tax, paid, balance }) => [description, charged, tax, paid, balance],
  );
}

const kindsOf = (...events: readonly OrderEvent[]) =>
  ledgerOf(recorded(events, staff), children).map(({ kind }) => kind);

const charges = [
  ['Items', 4800, 800, 0, 4800],
  ['Delivery', 395, 66, 0, 5195],
] as const;
const paid = ['Payment by Card', 0, 0, 5195, 0] as const;

describe('the ledger of an order', () => {
  it('begins with the charges, listing their tax', () => {
    expect(linesOf(placed)).toStrictEqual(charges);
    const totals = { ...placed.totals, discount: 600, taxDiscount: 100, total: 4595 };
    expect(linesOf({ ...placed, totals })).toStrictEqual([
      charges[0],
      ['Discount', -600, -100, 0, 4200],
      ['Delivery', 395, 66, 0, 4595],
    ]);
  });

  it('balances after payment, ignoring failed attempts', () => {
    const tries = [started('a'), declined('a'), started('b'), succeeded('b')];
    expect(linesOf(placed, ...tries, moved('to_be_paid', 'paid'))).toStrictEqual([
      ...charges,
      paid,
    ]);
  });

  it('names the method of the successful attempt', () => {
    const tries = [started('a', 'PayPal'), started('b'), succeeded('a')];
    expect(linesOf(placed, ...tries).at(-1)).toStrictEqual(['Payment by PayPal', 0, 0, 5195, 0]);
  });

  it('records time and kind of each entry', () => {
    const discounted = { ...placed.totals, discount: 600, taxDiscount: 100, total: 4595 };
    const events = recorded(
      [{ ...placed, totals: discounted }, started('a'), succeeded('a')],
      staff,
    );
    const of = (nth: number) => ({ position: events[nth]?.position, at: events[nth]?.occurredAt });
    expect(ledgerOf(events, children)).toMatchObject([
      { kind: 'items', ...of(0) },
      { kind: 'discount', ...of(0) },
      { kind: 'delivery', ...of(0) },
      { kind: 'payment', ...of(2) },
    ]);
  });

  it('derives payments and refunds from status changes by staff', () => {
    expect(
      linesOf(placed, moved('to_be_paid', 'paid'), moved('paid', 'refunded')).slice(2),
    ).toStrictEqual([
      ['Marked as paid', 0, 0, 5195, 0],
      ['Refunded: payment returned', -5195, -866, -5195, 0],
    ]);
    const back = [moved('paid', 'refunded'), moved('refunded', 'to_be_paid')];
    expect(linesOf(placed, moved('to_be_paid', 'paid'), ...back).slice(4)).toStrictEqual([
      ['No longer refunded', 5195, 866, 5195, 0],
      ['No longer marked as paid', 0, 0, -5195, 5195],
    ]);
    const lines = [placed, moved('to_be_paid', 'paid'), moved('paid', 'refunded')];
    expect(kindsOf(...lines, moved('refunded', 'to_be_paid')).slice(2)).toStrictEqual([
      ...['marked-paid', 'closed', 'closed', 'marked-paid'],
    ]);
  });

  it('neither marks a paid order as paid nor reverts a real payment', () => {
    const byCard = [placed, started('a'), succeeded('a'), moved('to_be_paid', 'paid')];
    expect(linesOf(...byCard, moved('paid', 'to_be_paid'))).toStrictEqual([...charges, paid]);
    const reopened = [moved('paid', 'refunded'), moved('refunded', 'paid')];
    expect(linesOf(...byCard, ...reopened).slice(3)).toStrictEqual([
      ['Refunded: payment returned', -5195, -866, -5195, 0],
      ['No longer refunded', 5195, 866, 5195, 0],
    ]);
  });

  it('shows a late payment as owed to the customer until it is refunded', () => {
    const late = [started('a'), succeeded('a'), due('a')];
    expect(
      linesOf(placed, moved('to_be_paid', 'refunded'), ...late, confirmed('a')).slice(2),
    ).toStrictEqual([
      ['Refunded: nothing is owed', -5195, -866, 0, 0],
      ['Payment by Card', 0, 0, 5195, -5195],
      ['Refund paid out', 0, 0, -5195, 0],
    ]);
    const closed = [moved('to_be_paid', 'complete'), ...late];
    expect(linesOf(placed, ...closed).slice(2)).toStrictEqual([
      paid,
      ['Closed before payment: nothing is owed', -5195, 0, 0, -5195],
    ]);
    expect(kindsOf(placed, ...closed, confirmed('a')).slice(2)).toStrictEqual([
      ...['payment', 'closed', 'refund'],
    ]);
  });

  it('refunds a double payment once', () => {
    const twice = [started('a'), succeeded('a'), started('b'), succeeded('b'), due('b')];
    const given = [moved('to_be_paid', 'refunded'), confirmed('b')];
    expect(linesOf(placed, ...twice, ...given).slice(3)).toStrictEqual([
      ['Payment by Card', 0, 0, 5195, -5195],
      ['Refunded: payment returned', -5195, -866, -5195, -5195],
      ['Refund paid out', 0, 0, -5195, 0],
    ]);
    const later = [confirmed('b'), moved('to_be_paid', 'refunded')];
    expect(linesOf(placed, ...twice, ...later).slice(4)).toStrictEqual([
      ['Refund paid out', 0, 0, -5195, 0],
      ['Refunded: payment returned', -5195, -866, -5195, 0],
    ]);
  });

  it('includes refund orders, whose own ledgers show the refunded amounts', () => {
    const { orderId, hash } = placed;
    const child: ChildOrderAdded = {
      ...{ type: 'ChildOrderAdded', orderId, hash, childOrderId: 18, childOrderType: 'refund' },
      ...{ reason: 'misprint', items: [{ itemId: 1, quantity: 1 }], isShippingRefunded: false },
    };
    const reprint: ChildOrderAdded = { ...child, childOrderId: 19, childOrderType: 'reprint' };
    const lines = linesOf(placed, started('a'), succeeded('a'), child, reprint);
    expect(lines.slice(3)).toStrictEqual([['Refund order #18', -2400, -400, -2400, 0]]);
    const more = [
      { ...reprint, childOrderId: 20 },
      { ...child, childOrderId: 21 },
    ];
    expect(linesOf(placed, ...more).slice(2)).toStrictEqual([
      ['Refund order #21', -2795, -466, -2795, 5195],
    ]);
    expect(kindsOf(placed, child).at(-1)).toBe('refund');
    const parent = { orderId, childOrderType: 'refund' } as const;
    const made: OrderPlaced = { ...placed, parent, status: 'refunded', totals: withoutShipping };
    expect(linesOf(made)).toStrictEqual([
      ['Items', -2400, -400, 0, -2400],
      ['Refund paid out for order #17', 0, 0, -2400, 0],
    ]);
    expect(kindsOf(made)).toStrictEqual(['items', 'refund']);
    const ofQuote = { ...made, flow: 'bespoke', status: 'bespoke_refunded' } as const;
    const again = movedQuote('bespoke_refunded', 'bespoke_shipped');
    expect(linesOf(ofQuote, again)).toStrictEqual(linesOf(ofQuote));
  });

  it('charges a quote on acceptance, and reverts the charge on repricing', () => {
    const agreed = [quoted, sent(), decided(true)];
    expect(linesOf(quoted, sent(), decided(false))).toStrictEqual([]);
    expect(linesOf(...agreed)).toStrictEqual(charges);
    expect(linesOf(...agreed, priced()).slice(2)).toStrictEqual([
      ['Repriced: the earlier acceptance no longer applies', -5195, -866, 0, 0],
    ]);
    expect(kindsOf(...agreed, priced()).at(-1)).toBe('repriced');
    expect(linesOf(quoted, priced())).toStrictEqual([]);
  });

  it('charges the new price after acceptance', () => {
    const again = [priced(2, withShipping), sent(2), decided(true)];
    expect(linesOf(quoted, sent(), decided(true), ...again).slice(3)).toStrictEqual([
      ['Items', 2400, 400, 0, 2400],
      ['Delivery', 395, 66, 0, 2795],
    ]);
  });

  it('charges a quote once if staff move it into production', () => {
    const byHand = movedQuote('quote', 'bespoke_paid');
    expect(linesOf(quoted, byHand)).toStrictEqual([...charges, ['Marked as paid', 0, 0, 5195, 0]]);
    expect(linesOf(quoted, movedQuote('quote', 'bespoke_mockup'))).toStrictEqual([]);
    const agreed = [quoted, sent(), decided(true), movedQuote('quote', 'bespoke_production')];
    expect(linesOf(...agreed)).toStrictEqual(charges);
  });

  it('reverts the charges of a deleted unpaid order', () => {
    const { orderId, hash } = placed;
    const deleted: OrderEvent = {
      ...{ type: 'OrderDeleted', orderId, hash, flow: 'normal', status: 'to_be_paid' },
    };
    expect(linesOf(placed, deleted).slice(2)).toStrictEqual([
      ['Deleted: nothing is owed', -5195, -866, 0, 0],
    ]);
    expect(kindsOf(placed, deleted).at(-1)).toBe('closed');
  });
});
