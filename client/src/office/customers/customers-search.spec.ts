import { customersSearchIn } from './customers-search.js';

describe('the address of a list of customers', () => {
  it('keeps what it is searched for and sorted by, and nothing else', () => {
    expect(customersSearchIn({ searchTerm: 'ada', sort: '-name', page: 3 })).toStrictEqual({
      searchTerm: 'ada',
      sort: '-name',
    });
    expect(customersSearchIn({ searchTerm: '', sort: 'height' })).toStrictEqual({});
  });
});
