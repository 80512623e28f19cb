import { productSearchIn } from './products-search.js';

describe('productSearchIn', () => {
  it('reads every filter from the address', () => {
    const search = {
      searchTerm: 'tee',
      enabled: 'no',
      onSale: 'yes',
      approval: 'denied',
      sort: '-price',
      type: 'tote',
      collection: 'c',
      page: 2,
    };
    expect(productSearchIn(search)).toStrictEqual(search);
  });

  it('drops unknown and invalid values', () => {
    const search = {
      searchTerm: 7,
      enabled: 'maybe',
      sort: 'x',
      page: -1,
      approval: 1,
      other: 'x',
    };
    expect(productSearchIn(search)).toStrictEqual({});
  });
});
