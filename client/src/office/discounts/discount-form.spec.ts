import { discountWith } from '@selvedge/shared/discounts/discounts.testing';
import type { DiscountItem, OpenedDiscount } from '@selvedge/shared/discounts/contract';
import { DISCOUNT_KINDS, type DiscountKind } from '@selvedge/shared/discounts/discount';

import { discountIn, fieldOf, fieldsOf, withStatusOf } from './discount-form.js';

const tee: DiscountItem = { kind: 'product', uuid: 'p1', name: 'Tee', image: null };
const sale: DiscountItem = { kind: 'collection', uuid: 'c1', name: 'Sale', image: null };

function openedWith(changes: Partial<OpenedDiscount> = {}): OpenedDiscount {
  return {
    ...discountWith(),
    ...{ version: 3, state: 'active', issued: 0, items: [] },
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    figures: { uses: 0, revenue: 0, given: 0, currency: 'GBP' },
    ...changes,
  };
}

describe('the form of a discount', () => {
  it('returns the terms that it was opened with', () => {
    const discount = openedWith({
      value: { kind: 'amount', amounts: { GBP: 500, USD: 700 } },
      products: ['p1'],
      collections: ['c1'],
      items: [sale, tee],
      minimumSpend: { GBP: 4000 },
      startsAt: '2026-12-01T09:30:00.000Z',
      totalLimit: 100,
    });
    expect(discountIn(fieldsOf(discount, 'GBP'), discount, 'GBP')).toMatchObject({
      title: 'Welcome',
      kind: 'amount',
      amounts: { GBP: 500, USD: 700 },
      products: ['p1'],
      collections: ['c1'],
      minimumSpend: { GBP: 4000 },
      startsAt: '2026-12-01T09:30:00.000Z',
      endsAt: null,
      totalLimit: 100,
      customerLimit: null,
    });
  });

  it('sends no limits for an automatic discount', () => {
    const fields = { ...fieldsOf(undefined, 'GBP'), method: 'automatic', totalLimit: '5' } as const;
    expect(discountIn(fields, undefined, 'GBP')).toMatchObject({ code: null, totalLimit: null });
  });

  it('sends only the values that the kind shows', () => {
    const filled = { ...fieldsOf(undefined, 'GBP'), percent: '200', buy: '0', get: '2', amount: 5 };
    const sentFor = (kind: DiscountKind) => {
      const { percent, buy, get, amounts, tiers } = discountIn(
        { ...filled, kind },
        undefined,
        'GBP',
      );
      const sent = { percent, buy, get, amounts, tiers: tiers.length === 0 ? null : tiers };
      return Object.entries(sent).flatMap(([name, value]) => (value === null ? [] : [name]));
    };
    expect(DISCOUNT_KINDS.map((kind) => [kind, ...sentFor(kind)])).toStrictEqual([
      ['percent', 'percent'],
      ['amount', 'amounts'],
      ['free-delivery'],
      ['buy-get', 'percent', 'buy', 'get'],
      ['tiers', 'tiers'],
    ]);
  });

  it.each([
    ['tiers.0.quantity', 'tiers.0.quantity'],
    ['amounts', 'amount'],
    ['amounts.GBP', 'amount'],
    ['products', 'items'],
    ['collections.2', 'items'],
  ])('shows a server error at %s in the field %s', (path, field) => {
    expect(fieldOf(path)).toBe(field);
  });
});

describe('pausing and issuing codes', () => {
  it('keep the terms and the version that the form is based on', () => {
    const opened = openedWith();
    const figures = { uses: 2, revenue: 900, given: 100, currency: 'GBP' };
    const status = { isPaused: true, state: 'paused', issued: 5, figures } as const;
    const changed = openedWith({ ...status, title: 'Of someone else', version: 4 });
    expect(withStatusOf(opened, changed)).toStrictEqual({ ...opened, ...status });
  });
});
