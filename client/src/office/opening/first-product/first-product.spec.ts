import {
  coloursOf,
  creationOf,
  FIRST_DESIGNS,
  firstProduct,
  marginOf,
  onGarment,
  priceIn,
} from './first-product.js';
import { partsOfPrice } from '@selvedge/shared/blocks/model/data/price-parts';
import { taxOfSale } from '@selvedge/shared/tax/sale-tax';
import { isDesign } from '@selvedge/shared/catalogue/garments/designs';

describe('first product', () => {
  const start = firstProduct('GBP');

  it('starts with a ready-made design on a T-shirt at its suggested price', () => {
    expect(start).toStrictEqual({
      design: 'paper-fox',
      garment: 't-shirt',
      name: '',
      price: 2_400,
    });
    expect(FIRST_DESIGNS.every(isDesign)).toBe(true);
  });

  it('takes the suggested price of a newly chosen garment, in the currency of the shop', () => {
    expect(onGarment(start, 'hoodie', 'GBP')).toMatchObject({ garment: 'hoodie', price: 4_800 });
    expect(onGarment(start, 'hoodie', 'USD').price).toBe(9_600);
  });

  it.each([
    ['GB', { cost: 980, tax: 400, profit: 1_020 }],
    ['DE', { cost: 980, tax: 383, profit: 1_037 }],
    ['US', { cost: 980, tax: 0, profit: 1_420 }],
  ])('PAY-023 has a profit without cost and VAT in %s', (country, margin) => {
    expect(marginOf(start, { currency: 'GBP', country })).toStrictEqual(margin);
  });

  it('has a loss if the price without VAT is below the cost', () => {
    const britain = { currency: 'GBP', country: 'GB' };
    expect(marginOf({ ...start, price: 1_100 }, britain)).toMatchObject({ tax: 183, profit: -63 });
  });

  it('has the profit of the price breakdown in the shop', () => {
    const { baseCost, price } = { baseCost: 980, price: 2_400 };
    const parts = partsOfPrice(
      { baseCost, price, salePrice: null, currency: 'GBP', vatRate: 1, printCosts: null },
      taxOfSale({ country: 'GB' }, new Date()).rates,
    );
    const { profit, tax } = marginOf(start, { currency: 'GBP', country: 'GB' });
    expect(parts).toMatchObject({ profit, tax });
  });

  it('is named after its design and garment until a name is entered', () => {
    expect(creationOf(start)).toMatchObject({ name: 'Paper fox T-shirt', enabled: true });
    expect(creationOf({ ...start, name: ' Fox ' }).name).toBe('Fox');
    const own = { ...start, design: '0b8f6f0e-2f0c-4c0e-9a55-0f2f2b7f4a01' };
    expect(creationOf(own).name).toBe('T-shirt');
  });

  it('comes in one colour on paper', () => {
    expect(coloursOf('art-print')).toStrictEqual(['White']);
    expect(coloursOf('tote')).toHaveLength(3);
  });

  it.each([
    ['GBP', '24.00', 2_400],
    ['EUR', '24,00', 2_400],
    ['JPY', '2400', 2_400],
  ])('reads prices in the notation of %s: %s', (currency, text, price) => {
    expect(priceIn(text, currency)).toBe(price);
  });

  it.each(['', 'a lot', '0', '-3'])('has no price for “%s”', (text) => {
    expect(priceIn(text, 'GBP')).toBeNaN();
  });
});
