import { mediaQueryOf, mediaSearchIn } from './media-search.js';

describe('the address of the library', () => {
  it('IMG-017 says what is shown', () => {
    const search = { searchTerm: 'sun', type: 'svg', tag: 'summer', usage: 'unused', page: 2 };
    expect(mediaSearchIn({ ...search, open: 'a' })).toEqual({ ...search, open: 'a' });
    expect(mediaQueryOf(mediaSearchIn(search))).toEqual({
      macros: 'type:svg,tag:summer,unused',
      searchTerm: 'sun',
      page: 2,
    });
    expect(mediaQueryOf({})).toEqual({});
  });

  it('IMG-017 that makes no sense is as good as none', () => {
    const nonsense = { searchTerm: 7, type: 'exe', tag: '', usage: 'maybe', page: 0.5, open: null };
    expect(mediaSearchIn(nonsense)).toEqual({});
    expect(mediaSearchIn({ page: -1 })).toEqual({});
  });
});
