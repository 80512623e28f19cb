import type { Product } from '../../../catalogue/contract.js';
import { taxOfSale } from '../../../tax/sale-tax.js';
import { partsOfPrice, pricePartsIn } from './price-parts.js';

const tee: Pick<
  Product,
  'price' | 'salePrice' | 'currency' | 'vatRate' | 'baseCost' | 'printCosts'
> = {
  ...{ price: 2_400, salePrice: null, currency: 'GBP', vatRate: 1 },
  ...{ baseCost: 700, printCosts: { front: 250, back: 150, note: 'by hand' } },
};

const ratesTo = (country: string) => taxOfSale({ country }, new Date('2026-11-01')).rates;

describe('price parts', () => {
  it('are production and printing costs, tax and profit', () => {
    expect(partsOfPrice(tee, ratesTo('GB'))).toStrictEqual({
      ...{ currency: 'GBP', price: 2_400, baseCost: 700, printCost: 400, tax: 400, profit: 900 },
    });
  });

  it('add up to the selling price', () => {
    expect(partsOfPrice({ ...tee, salePrice: 1_800 }, ratesTo('GB'))).toMatchObject({
      ...{ price: 1_800, tax: 300, profit: 400 },
    });
  });

  it('include no tax where none is due or the product is zero-rated', () => {
    expect(partsOfPrice(tee, ratesTo('US'))).toMatchObject({ tax: 0, profit: 1_300 });
    expect(partsOfPrice({ ...tee, vatRate: 0 }, ratesTo('GB'))).toMatchObject({
      tax: 0,
      profit: 1_300,
    });
  });

  it('are null if costs are unknown; zero is a known cost', () => {
    expect(partsOfPrice({ ...tee, baseCost: null }, ratesTo('GB'))).toBeNull();
    expect(partsOfPrice({ ...tee, baseCost: 0, printCosts: null }, ratesTo('GB'))).toMatchObject({
      ...{ baseCost: 0, printCost: 0, profit: 2_000 },
    });
  });

  it('keep a price in a currency without decimals, whose parts round to nothing', () => {
    const parts = {
      ...{ currency: 'GBP', price: 49, baseCost: 20, printCost: 0, tax: 8, profit: 21 },
    };
    expect(pricePartsIn('JPY', parts)).toStrictEqual({
      ...{ currency: 'JPY', price: 1, baseCost: 0, printCost: 0, tax: 0, profit: 1 },
    });
  });

  it('add up to the price in another currency too', () => {
    const parts = {
      ...{ currency: 'GBP', price: 2_450, baseCost: 749, printCost: 251, tax: 408, profit: 1_042 },
    };
    expect(pricePartsIn('USD', parts)).toStrictEqual({
      ...{ currency: 'USD', price: 4_900, baseCost: 1_498, printCost: 502, tax: 816 },
      profit: 2_084,
    });
    // Rounded individually they are 25, 7, 3 and 4 yen; the profit absorbs the difference.
    expect(pricePartsIn('JPY', parts)).toStrictEqual({
      ...{ currency: 'JPY', price: 25, baseCost: 7, printCost: 3, tax: 4, profit: 11 },
    });
  });
});
