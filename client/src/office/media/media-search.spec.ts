import { mediaQueryOf, mediaSearchIn } from './media-search.js';

describe('URL of the media library', () => {
  it('IMG-017 holds the filters, the page and the open item', () => {
    const search = { searchTerm: 'sun', type: 'svg', tag: 'summer', usage: 'unused', page: 2 };
    expect(mediaSearchIn({ ...search, open: 'a' })).toStrictEqual({ ...search, open: 'a' });
    expect(mediaQueryOf(mediaSearchIn(search))).toStrictEqual({
      macros: 'type:svg,tag:summer,unused',
      searchTerm: 'sun',
      page: 2,
    });
    expect(mediaQueryOf({})).toStrictEqual({});
  });

  it('IMG-017 ignores invalid values', () => {
    const nonsense = { searchTerm: 7, type: 'exe', tag: '', usage: 'maybe', page: 0.5, open: null };
    expect(mediaSearchIn(nonsense)).toStrictEqual({});
    expect(mediaSearchIn({ page: -1 })).toStrictEqual({});
  });
});
