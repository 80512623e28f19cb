import { homeOf, homePlaceOf } from './home.js';

describe('the country of a store', () => {
  it('is the one it set, or Britain', () => {
    expect(homeOf({ country: 'DE' })).toBe('DE');
    expect(homeOf({ country: '' })).toBe('GB');
  });

  it('has its English name', () => {
    expect(homePlaceOf({ country: 'DE' })).toStrictEqual({ code: 'DE', name: 'Germany' });
  });
});
