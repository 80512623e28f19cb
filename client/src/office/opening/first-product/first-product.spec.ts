import {
  coloursOf,
  creationOf,
  FIRST_DESIGNS,
  firstProduct,
  marginOf,
  onGarment,
  priceIn,
} from './first-product.js';
import { isDesign } from '@selvedge/shared/catalogue/garments/mockup';

describe('a first product', () => {
  const start = firstProduct('GBP');

  it('begins with a design of ours on a T-shirt, at what that is sold for', () => {
    expect(start).toStrictEqual({
      design: 'paper-fox',
      garment: 't-shirt',
      name: '',
      price: 2_400,
    });
    expect(FIRST_DESIGNS.every(isDesign)).toBe(true);
  });

  it('has the price of another garment as soon as that is chosen, in the currency of the shop', () => {
    expect(onGarment(start, 'hoodie', 'GBP')).toMatchObject({ garment: 'hoodie', price: 4_800 });
    expect(onGarment(start, 'hoodie', 'USD').price).toBe(9_600);
  });

  it('says what stays of it once the maker is paid, also where nothing does', () => {
    expect(marginOf(start, 'GBP')).toStrictEqual({ cost: 980, left: 1_420 });
    expect(marginOf({ ...start, price: 900 }, 'GBP').left).toBe(-80);
  });

  it('is named after what it is until somebody names it', () => {
    expect(creationOf(start)).toMatchObject({ name: 'Paper fox T-shirt', enabled: true });
    expect(creationOf({ ...start, name: ' Fox ' }).name).toBe('Fox');
    const own = { ...start, design: '0b8f6f0e-2f0c-4c0e-9a55-0f2f2b7f4a01' };
    expect(creationOf(own).name).toBe('T-shirt');
  });

  it('is on paper in one colour', () => {
    expect(coloursOf('art-print')).toStrictEqual(['White']);
    expect(coloursOf('tote')).toHaveLength(3);
  });

  it.each([
    ['GBP', '24.00', 2_400],
    ['EUR', '24,00', 2_400],
    ['JPY', '2400', 2_400],
  ])('is priced in %s as it is written there: %s', (currency, text, price) => {
    expect(priceIn(text, currency)).toBe(price);
  });

  it.each(['', 'a lot', '0', '-3'])('has no price in “%s”', (text) => {
    expect(priceIn(text, 'GBP')).toBeNaN();
  });
});
