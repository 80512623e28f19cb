import { itemTaxOf, totalsOf } from '@selvedge/shared/pricing/totals';
import { orderTaxOf, taxOfSale } from '@selvedge/shared/tax/sale-tax';
import * as fc from 'fast-check';

import { recorded } from '../../platform/event-log/testing/event-log.testing.js';
import type { OrderEvent, OrderPlaced } from '../orders/aggregate/order.events.js';
import { ledgerOf } from '../orders/ledger/ledger.rules.js';
import { moved, placed } from '../orders/order.testing.js';
import { vatReturnOf, type InvoicedOrder } from './vat-return.rules.js';

const invoicedAt = '2026-10-31T12:00:00.000Z';
const period = { from: '2026-10-01', to: '2026-12-31' };
const line = (percent: number, gross: number, tax: number) => ({
  ...{ percent, net: gross - tax, tax, gross },
});
const order = (changes: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  ...{ taxCountry: 'GB', currency: 'GBP', invoicedAt },
  ledger: [{ at: '2026-09-30T12:00:00.000Z', vat: [line(20, 1200, 200)] }],
  ...changes,
});

describe('the VAT return', () => {
  it('adds up sales by country, currency and rate', () => {
    const finnish = {
      taxCountry: 'FI',
      ledger: [{ at: invoicedAt, vat: [line(25.5, 1255, 255)] }],
    };
    expect(vatReturnOf([order(), order(finnish), order()], period, 'GB')).toStrictEqual([
      { country: 'FI', currency: 'GBP', isOss: false, ...line(25.5, 1255, 255) },
      { country: 'GB', currency: 'GBP', isOss: false, ...line(20, 2400, 400) },
    ]);
  });

  it('counts a sale on the day of its invoice and a refund on its own day', () => {
    const refunded = order({
      ledger: [...order().ledger, { at: '2027-01-01T00:00:00.000Z', vat: [line(20, -600, -100)] }],
    });
    const taxIn = (from: string, to: string) =>
      vatReturnOf([refunded], { from, to }, 'GB').map(({ tax }) => tax);
    expect(taxIn('2026-07-01', '2026-09-30')).toStrictEqual([]);
    expect(taxIn('2026-10-01', '2026-12-31')).toStrictEqual([200]);
    expect(taxIn('2027-01-01', '2027-03-31')).toStrictEqual([-100]);
  });

  it('marks sales of an EU shop to other EU states for the One Stop Shop', () => {
    const orders = ['DE', 'FI', 'GB', null].map((taxCountry) => order({ taxCountry }));
    const oss = vatReturnOf(orders, period, 'DE').filter(({ isOss }) => isOss);
    expect(oss.map(({ country }) => country)).toStrictEqual(['FI']);
  });

  it('equals the ledgers of random orders, refunded and reopened', () => {
    const pieces = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.integer({ min: 1, max: 100_000 }),
      vatRate: fc.constantFrom(0 as const, 1 as const),
    });
    const sale = fc.record({
      lines: fc.array(pieces, { minLength: 1, maxLength: 5 }),
      country: fc.constantFrom('GB', 'DE', 'FI', 'LU', 'IE', 'US'),
      percentOff: fc.nat(100),
      changes: fc.constantFrom<readonly OrderEvent[]>(
        [],
        [moved('to_be_paid', 'paid')],
        [moved('to_be_paid', 'paid'), moved('paid', 'refunded')],
        [moved('to_be_paid', 'paid'), moved('paid', 'refunded'), moved('refunded', 'paid')],
      ),
    });
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 6 }), (sales) => {
        const ledgers = sales.map(({ changes, ...input }) => ({
          ledger: ledgerOf(recorded([placedBy(input), ...changes], {}), new Map()),
          ...{ taxCountry: input.country, currency: 'GBP', invoicedAt },
        }));
        const always = { from: '0000-01-01', to: '9999-12-31' };
        const rows = vatReturnOf(ledgers, always, 'GB');
        const entries = ledgers.flatMap(({ ledger }) => ledger);
        expect(sum(rows.map(({ tax }) => tax))).toBe(sum(entries.map(({ tax }) => tax)));
        expect(sum(rows.map(({ gross }) => gross))).toBe(
          sum(entries.map(({ charged }) => charged)),
        );
        for (const { net, tax, gross } of rows) expect(net + tax).toBe(gross);
      }),
    );
  });
});

interface Sale {
  readonly lines: readonly { quantity: number; price: number; vatRate: 0 | 1 }[];
  readonly country: string;
  readonly percentOff: number;
}

function placedBy({ lines, country, percentOff }: Sale): OrderPlaced {
  const tax = taxOfSale({ country }, new Date(invoicedAt));
  const [item] = placed.items;
  if (item === undefined) throw new Error('The sample order has no item.');
  const full = totalsOf(lines, { rates: tax.rates, price: 395, currency: 'GBP' });
  const discount = Math.floor((full.subtotal * percentOff) / 100);
  const taxDiscount = Math.floor((full.goodsTax * percentOff) / 100);
  return {
    ...placed,
    items: lines.map((one, nth) => ({
      ...item,
      id: nth + 1,
      ...one,
      ...itemTaxOf(one, tax.rates),
    })),
    totals: { ...full, discount, taxDiscount, total: full.total - discount },
    tax: orderTaxOf(tax),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
