import { customersSearchIn } from './customers-search.js';

describe('customersSearchIn', () => {
  it('reads search term and sort order, and ignores everything else', () => {
    expect(customersSearchIn({ searchTerm: 'ada', sort: '-name', page: 3 })).toStrictEqual({
      searchTerm: 'ada',
      sort: '-name',
    });
    expect(customersSearchIn({ searchTerm: '', sort: 'height' })).toStrictEqual({});
  });
});
