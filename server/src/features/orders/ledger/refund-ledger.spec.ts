import { totalsOf, itemTaxOf, type PricedLine } from '@selvedge/shared/pricing/totals';
import { vatLinesOf } from '@selvedge/shared/orders/invoice/vat-lines';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';
import { orderTaxOf, taxOfSale, type VatLine } from '@selvedge/shared/tax/sale-tax';
import * as fc from 'fast-check';

import { recorded } from '../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../aggregate/order.decider.js';
import type { OrderCommand } from '../aggregate/order.commands.js';
import type { OrderEvent, OrderPlaced } from '../aggregate/order.events.js';
import { MoreThanRefundable } from '../aggregate/refunds/refund.errors.js';
import {
  due,
  failRefund,
  moved,
  placed,
  refundRequested,
  refundSucceeded,
  requestRefund,
  started,
  succeeded,
  succeedRefund,
} from '../order.testing.js';
import { ledgerOf } from './ledger.rules.js';

const ledger = (events: readonly OrderEvent[]): readonly LedgerEntry[] =>
  ledgerOf(recorded(events, { actor: 'staff:3', division: 1 }), new Map());

const rates = (lines: readonly VatLine[]): string =>
  lines.map(({ percent, gross, tax }) => `${percent} %: ${gross} with ${tax}`).join(', ');

/** Order of the lines, delivered to the country. */
function orderOf(lines: readonly PricedLine[], country: string, percentOff: number): OrderPlaced {
  const tax = taxOfSale({ country }, new Date('2026-11-01'));
  const [template] = placed.items;
  if (template === undefined) throw new Error('The order has an item.');
  const items = lines.map((line, nth) => ({
    ...{ ...template, ...line, ...itemTaxOf(line, tax.rates) },
    id: nth + 1,
  }));
  const full = totalsOf(lines, { rates: tax.rates, price: 395, currency: 'GBP' });
  const discount = Math.floor((full.subtotal * percentOff) / 100);
  const taxDiscount = Math.floor((full.goodsTax * percentOff) / 100);
  const totals = { ...full, discount, taxDiscount, total: full.total - discount };
  return { ...placed, items, totals, tax: orderTaxOf(tax) };
}

describe('refunds in the ledger of an order', () => {
  it('take back the charge by rate and pay it out', () => {
    const entries = ledger([
      ...[placed, started('a'), succeeded('a'), refundRequested('r', 'a', 1200)],
      refundSucceeded('r', 'a', 1200),
    ]);
    expect(entries.at(-1)).toMatchObject({
      ...{ kind: 'refund', description: 'Refunded by Card', balance: 0 },
      ...{ charged: -1200, tax: -200, paid: -1200 },
      vat: [{ percent: 20, net: -1000, tax: -200, gross: -1200 }],
    });
  });

  it('only pay out a payment that was not owed', () => {
    const entries = ledger([
      ...[placed, started('a'), succeeded('a'), moved('to_be_paid', 'paid')],
      ...[succeeded('b'), due('b'), refundRequested('r', 'b', 5195)],
      refundSucceeded('r', 'b', 5195),
    ]);
    expect(entries.at(-1)).toMatchObject({ charged: 0, tax: 0, vat: [], paid: -5195, balance: 0 });
  });

  it('of any amounts add up to the order, in every rate, and never exceed the payment', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      price: fc.integer({ min: 1, max: 20_000 }),
      vatRate: fc.constantFrom(0 as const, 1 as const),
    });
    const orders = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      country: fc.constantFrom('GB', 'FI', 'LU', 'IE', 'DE', 'US'),
      percentOff: fc.integer({ min: 0, max: 99 }),
    });
    const refunds = fc.array(
      fc.record({
        share: fc.integer({ min: 1, max: 130 }),
        outcome: fc.constantFrom('succeed', 'fail', 'stay'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(orders, refunds, ({ lines, country, percentOff }, parts) => {
        const order = orderOf(lines, country, percentOff);
        const { items, totals, tax } = order;
        const { total } = totals;
        const whole = vatLinesOf({ ...totals, items, tax });
        const events: OrderEvent[] = [order, started('a'), succeeded('a')];
        let state = events.reduce(orderDecider.evolve, orderDecider.initial);
        const give = (command: OrderCommand): boolean => {
          try {
            const more = orderDecider.decide(command, state);
            events.push(...more);
            state = more.reduce(orderDecider.evolve, state);
            return true;
          } catch (thrown) {
            expect(thrown).toBeInstanceOf(MoreThanRefundable);
            return false;
          }
        };
        let taken = 0;
        const open: string[] = [];
        for (const [nth, { share, outcome }] of parts.entries()) {
          const amount = Math.max(1, Math.floor((total * share) / 300));
          const id = `r${String(nth)}`;
          expect(give(requestRefund(id, 'a', amount))).toBe(taken + amount <= total);
          if (taken + amount > total) continue;
          if (outcome === 'stay') open.push(id);
          if (outcome === 'succeed') give(succeedRefund(id, 'a'));
          if (outcome === 'fail') give(failRefund(id, 'a'));
          else taken += amount;
          expect(partsIn(events).every(isWithin(whole))).toBe(true);
        }
        for (const id of open) give(succeedRefund(id, 'a'));
        if (taken < total) {
          give(requestRefund('rest', 'a', total - taken));
          give(succeedRefund('rest', 'a'));
        }
        expect(state).toMatchObject({ status: 'refunded' });
        expect(give(requestRefund('more', 'a', 1))).toBe(false);
        expect(rates(partsIn(events))).toBe(rates(whole));
        const entries = ledger(events);
        expect(entries.at(-1)?.balance).toBe(0);
        const sumOf = (read: (entry: LedgerEntry) => number) =>
          entries.reduce((sum, entry) => sum + read(entry), 0);
        expect([sumOf(({ charged }) => charged), sumOf(({ tax }) => tax)]).toStrictEqual([0, 0]);
        expect(sumOf(({ paid }) => paid)).toBe(0);
      }),
    );
  });
});

/** Refunded amounts by rate, highest first. */
function partsIn(events: readonly OrderEvent[]): readonly VatLine[] {
  const sums = new Map<number, VatLine>();
  for (const { vat } of ledger(events).filter(({ kind }) => kind === 'refund')) {
    for (const { percent, net, tax, gross } of vat) {
      const sum = sums.get(percent) ?? { percent, net: 0, tax: 0, gross: 0 };
      sums.set(percent, {
        ...{ percent, net: sum.net - net, tax: sum.tax - tax, gross: sum.gross - gross },
      });
    }
  }
  return [...sums.values()].toSorted((one, other) => other.percent - one.percent);
}

function isWithin(whole: readonly VatLine[]) {
  return ({ percent, net, tax, gross }: VatLine): boolean => {
    const of = whole.find((line) => line.percent === percent);
    return of !== undefined && gross <= of.gross && tax <= of.tax && net <= of.net;
  };
}
