import { homeOf, homePlaceOf } from './home.js';

describe('where a store is at home', () => {
  it('is the country that it named, in Britain where it never did', () => {
    expect(homeOf({ country: 'DE' })).toBe('DE');
    expect(homeOf({ country: '' })).toBe('GB');
  });

  it('is called as English calls it', () => {
    expect(homePlaceOf({ country: 'DE' })).toStrictEqual({ code: 'DE', name: 'Germany' });
  });
});
