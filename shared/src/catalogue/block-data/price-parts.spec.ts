import type { Product } from '../contract.js';
import { partsOfPrice, pricePartsIn } from './price-parts.js';

const tee: Pick<
  Product,
  'price' | 'salePrice' | 'currency' | 'vatRate' | 'baseCost' | 'printCosts'
> = {
  ...{ price: 2_400, salePrice: null, currency: 'GBP', vatRate: 1 },
  ...{ baseCost: 700, printCosts: { front: 250, back: 150, note: 'by hand' } },
};

describe('where the price of a product goes', () => {
  it('is said by what it costs to make and print, the tax in it, and what is left', () => {
    expect(partsOfPrice(tee, 'GB')).toStrictEqual({
      ...{ currency: 'GBP', price: 2_400, baseCost: 700, printCost: 400, tax: 400, profit: 900 },
    });
  });

  it('begins at the price that is asked now', () => {
    expect(partsOfPrice({ ...tee, salePrice: 1_800 }, 'GB')).toMatchObject({
      ...{ price: 1_800, tax: 300, profit: 400 },
    });
  });

  it('holds no tax where none is due, or of what is zero-rated', () => {
    expect(partsOfPrice(tee, 'US')).toMatchObject({ tax: 0, profit: 1_300 });
    expect(partsOfPrice({ ...tee, vatRate: 0 }, 'GB')).toMatchObject({ tax: 0, profit: 1_300 });
  });

  it('is not said where nobody said what it costs; nothing is a cost', () => {
    expect(partsOfPrice({ ...tee, baseCost: null }, 'GB')).toBeNull();
    expect(partsOfPrice({ ...tee, baseCost: 0, printCosts: null }, 'GB')).toMatchObject({
      ...{ baseCost: 0, printCost: 0, profit: 2_000 },
    });
  });

  it('is the price together in another currency too', () => {
    const parts = {
      ...{ currency: 'GBP', price: 2_450, baseCost: 749, printCost: 251, tax: 408, profit: 1_042 },
    };
    expect(pricePartsIn('USD', parts)).toStrictEqual({
      ...{ currency: 'USD', price: 4_900, baseCost: 1_498, printCost: 502, tax: 816 },
      profit: 2_084,
    });
    // Each rounded by itself they are 25, 7, 3 and 4 yen: what is left takes up the rest.
    expect(pricePartsIn('JPY', parts)).toStrictEqual({
      ...{ currency: 'JPY', price: 25, baseCost: 7, printCost: 3, tax: 4, profit: 11 },
    });
  });
});
