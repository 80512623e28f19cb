import { changed, newShop } from './shop-draft.js';

describe('a shop that is about to be opened', () => {
  it.each([
    ['en-GB', 'GB', 'GBP'],
    ['de-AT', 'AT', 'EUR'],
    ['pt-BR', 'BR', 'BRL'],
    ['en', 'GB', 'GBP'],
  ])('begins for %s in %s, with %s', (language, country, currency) => {
    expect(newShop(language)).toMatchObject({ country, currency, name: '', code: '' });
  });

  const before = { ...newShop('en-GB'), name: 'Weft', code: 'weft' };

  it('has the address of its name until somebody writes another', () => {
    expect(changed(before, { ...before, name: 'Weft & Warp' }, false).code).toBe('weft-and-warp');
    expect(changed(before, { ...before, name: 'Weft & Warp' }, true).code).toBe('weft');
  });

  it('sells in the currency of another country as soon as that is chosen, and else in what was chosen', () => {
    expect(changed(before, { ...before, country: 'SE' }, false).currency).toBe('SEK');
    expect(changed(before, { ...before, currency: 'EUR' }, false).currency).toBe('EUR');
  });
});
