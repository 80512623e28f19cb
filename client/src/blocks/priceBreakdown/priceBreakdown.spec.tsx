import { priceBreakdown } from '@selvedge/shared/blocks/priceBreakdown/definition';
import { partsOfPrice, pricePartsIn } from '@selvedge/shared/blocks/model/data/price-parts';
import { taxOfSale } from '@selvedge/shared/tax/sale-tax';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const tee = {
  price: 2_400,
  salePrice: null,
  currency: 'GBP',
  vatRate: 1,
  baseCost: 980,
  printCosts: { front: 200, back: 20, note: 'none' },
} as const;

const ratesTo = (country: string) => taxOfSale({ country }, new Date('2026-11-01')).rates;

it('BLK-049 shows base cost, print cost, tax and profit of a price', () => {
  const html = rendered(View, FIXTURES.priceBreakdown);
  for (const [label, amount] of [
    ['Blank product', '£9.80'],
    ['Printing', '£2.20'],
    ['Tax', '£4.00'],
    ['Profit', '£8.00'],
    ['Price', '£24.00'],
  ])
    expect(html).toContain(`<dt>${String(label)}</dt><dd>${String(amount)}</dd>`);
  expect(rendered(View, blockOf(priceBreakdown, {}))).toBe('');
});

describe('price parts', () => {
  it('add up to the price including domestic tax', () => {
    expect(partsOfPrice(tee, ratesTo('GB'))).toStrictEqual({
      ...{ currency: 'GBP', price: 2_400, baseCost: 980, printCost: 220, tax: 400, profit: 800 },
    });
  });

  it('include no tax if none is due domestically', () => {
    expect(partsOfPrice(tee, ratesTo('US'))).toMatchObject({ price: 2_400, tax: 0, profit: 1_200 });
    expect(partsOfPrice(tee, ratesTo('FR'))?.tax).toBe(400);
  });

  it('follow the sale price, are zero-rated where applicable, and may show a loss', () => {
    const parts = partsOfPrice(
      { ...tee, salePrice: 1_000, vatRate: 0, printCosts: null },
      ratesTo('GB'),
    );
    expect(parts).toMatchObject({ price: 1_000, tax: 0, printCost: 0, profit: 20 });
    expect(partsOfPrice({ ...tee, salePrice: 900 }, ratesTo('GB'))?.profit).toBe(
      900 - 150 - 980 - 220,
    );
  });

  it('are unknown without production costs', () => {
    expect(partsOfPrice({ ...tee, baseCost: null }, ratesTo('GB'))).toBeNull();
  });

  it('add up to the price in another currency', () => {
    const parts = partsOfPrice(tee, ratesTo('GB'));
    expect(parts && pricePartsIn('USD', parts)).toStrictEqual({
      ...{
        currency: 'USD',
        price: 4_800,
        baseCost: 1_960,
        printCost: 440,
        tax: 800,
        profit: 1_600,
      },
    });
  });
});
