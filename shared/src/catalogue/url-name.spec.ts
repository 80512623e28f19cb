import { isUrlName } from './url-name.js';

describe('a slug', () => {
  it.each(['a', 'wave-tee', '2-for-1', 'a'.repeat(120)])('can be %s', (text) => {
    expect(isUrlName(text)).toBe(true);
  });

  it.each(['', 'Wave', 'a--b', '-a', 'a-', 'a b', 'naïve', 'a/b', 'a\n', 'a'.repeat(121)])(
    'cannot be %j',
    (text) => {
      expect(isUrlName(text)).toBe(false);
    },
  );
});
