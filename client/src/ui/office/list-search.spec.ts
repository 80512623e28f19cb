import { listSearchIn } from './list-search.js';

it('reads the search term and page from an address and ignores everything else', () => {
  expect(listSearchIn({ searchTerm: 'sea', page: 2, sort: 'x' })).toStrictEqual({
    searchTerm: 'sea',
    page: 2,
  });
  expect(listSearchIn({ searchTerm: '', page: 0 })).toStrictEqual({});
  expect(listSearchIn({ searchTerm: 7, page: 1.5 })).toStrictEqual({});
  expect(listSearchIn({ page: '2' })).toStrictEqual({});
});
