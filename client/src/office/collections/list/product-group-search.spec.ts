import { productGroupSearchIn } from './product-group-search.js';

it('reads what a list is asked for, and nothing else', () => {
  expect(productGroupSearchIn({ searchTerm: 'sea', page: 2, sort: 'x' })).toEqual({
    searchTerm: 'sea',
    page: 2,
  });
  expect(productGroupSearchIn({ searchTerm: '', page: 0 })).toEqual({});
  expect(productGroupSearchIn({ searchTerm: 7, page: 1.5 })).toEqual({});
  expect(productGroupSearchIn({ page: '2' })).toEqual({});
});
