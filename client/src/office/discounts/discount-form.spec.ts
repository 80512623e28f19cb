import { discountWith } from '@selvedge/shared/discounts/discounts.testing';

import { discountIn, fieldsOf } from './discount-form.js';

describe('the form of a discount', () => {
  it('returns the terms that it was opened with', () => {
    const terms = discountWith({
      value: { kind: 'amount', amounts: { GBP: 500, USD: 700 } },
      products: ['p1'],
      minimumSpend: { GBP: 4000 },
      startsAt: '2026-12-01T09:30:00.000Z',
      totalLimit: 100,
    });
    expect(discountIn(fieldsOf(terms, 'GBP'), terms, 'GBP')).toMatchObject({
      title: 'Welcome',
      kind: 'amount',
      amounts: { GBP: 500, USD: 700 },
      products: ['p1'],
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
});
