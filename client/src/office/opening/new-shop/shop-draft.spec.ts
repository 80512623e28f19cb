import { changed, newShop } from './shop-draft.js';

describe('new shop draft', () => {
  it.each([
    ['en-GB', 'GB', 'GBP'],
    ['de-AT', 'AT', 'EUR'],
    ['pt-BR', 'BR', 'BRL'],
    ['en', 'GB', 'GBP'],
  ])('starts for %s with country %s and currency %s', (language, country, currency) => {
    expect(newShop(language)).toMatchObject({ country, currency, name: '', code: '' });
  });

  const before = { ...newShop('en-GB'), name: 'Weft', code: 'weft' };

  it('derives the address from the name until an address is entered', () => {
    expect(changed(before, { ...before, name: 'Weft & Warp' }, false).code).toBe('weft-and-warp');
    expect(changed(before, { ...before, name: 'Weft & Warp' }, true).code).toBe('weft');
  });

  it('takes the currency of a newly chosen country, and otherwise keeps the chosen currency', () => {
    expect(changed(before, { ...before, country: 'SE' }, false).currency).toBe('SEK');
    expect(changed(before, { ...before, currency: 'EUR' }, false).currency).toBe('EUR');
  });
});
