import { listSearchIn } from './list-search.js';

it('reads what a list is asked for, and nothing else', () => {
  expect(listSearchIn({ searchTerm: 'sea', page: 2, sort: 'x' })).toEqual({
    searchTerm: 'sea',
    page: 2,
  });
  expect(listSearchIn({ searchTerm: '', page: 0 })).toEqual({});
  expect(listSearchIn({ searchTerm: 7, page: 1.5 })).toEqual({});
  expect(listSearchIn({ page: '2' })).toEqual({});
});
