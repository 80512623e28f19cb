import { productSearchIn } from './products-search.js';

describe('the filters in an address', () => {
  it('are taken over', () => {
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

  it('are left out where they are none', () => {
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
