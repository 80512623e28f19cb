import { isUrlName } from './url-name.js';

describe('the name of something in an address', () => {
  it.each(['a', 'wave-tee', '2-for-1', 'a'.repeat(120)])('may be %s', (text) => {
    expect(isUrlName(text)).toBe(true);
  });

  it.each(['', 'Wave', 'a--b', '-a', 'a-', 'a b', 'naïve', 'a/b', 'a\n', 'a'.repeat(121)])(
    'may not be %j',
    (text) => {
      expect(isUrlName(text)).toBe(false);
    },
  );
});
