import { shelfSearchIn } from './shelf-search.js';

it('reads what a list is asked for, and nothing else', () => {
  expect(shelfSearchIn({ searchTerm: 'sea', page: 2, sort: 'x' })).toEqual({
    searchTerm: 'sea',
    page: 2,
  });
  expect(shelfSearchIn({ searchTerm: '', page: 0 })).toEqual({});
  expect(shelfSearchIn({ searchTerm: 7, page: 1.5 })).toEqual({});
  expect(shelfSearchIn({ page: '2' })).toEqual({});
});
