import { mediaQueryOf, mediaSearchIn } from './media-search.js';

describe('the address of the library', () => {
  it('IMG-017 says what is shown', () => {
    const search = { searchTerm: 'sun', type: 'svg', tag: 'summer', usage: 'unused', page: 2 };
    expect(mediaSearchIn({ ...search, open: 'a' })).toStrictEqual({ ...search, open: 'a' });
    expect(mediaQueryOf(mediaSearchIn(search))).toStrictEqual({
      macros: 'type:svg,tag:summer,unused',
      searchTerm: 'sun',
      page: 2,
    });
    expect(mediaQueryOf({})).toStrictEqual({});
  });

  it('IMG-017 that makes no sense is as good as none', () => {
    const nonsense = { searchTerm: 7, type: 'exe', tag: '', usage: 'maybe', page: 0.5, open: null };
    expect(mediaSearchIn(nonsense)).toStrictEqual({});
    expect(mediaSearchIn({ page: -1 })).toStrictEqual({});
  });
});
