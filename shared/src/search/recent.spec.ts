import { maxQueryLength } from './limits.js';
import { maxRecentSearches, recentIn, withoutRecent, withRecent } from './recent.js';

describe('recent searches', () => {
  it('are listed newest first, without case-insensitive duplicates', () => {
    expect(withRecent(['sun', 'hoodie'], ' Hoodie ')).toStrictEqual(['Hoodie', 'sun']);
    expect(withRecent(['sun'], ' ')).toStrictEqual(['sun']);
    expect(withRecent(['sun'], 'x'.repeat(maxQueryLength + 1))).toStrictEqual(['sun']);
  });

  it('drop the oldest above the limit', () => {
    const terms = Array.from({ length: maxRecentSearches }, (_, index) => `term ${index}`);
    expect(withRecent(terms, 'one more')).toStrictEqual(['one more', ...terms.slice(0, -1)]);
  });

  it('can be removed', () => {
    expect(withoutRecent(['Sun', 'hoodie'], 'sun')).toStrictEqual(['hoodie']);
  });

  it('contain only valid search terms', () => {
    const longest = 'x'.repeat(maxQueryLength);
    expect(recentIn(JSON.stringify(['sun', 7, '', longest, `${longest}x`]))).toStrictEqual([
      'sun',
      longest,
    ]);
    expect(withRecent([], longest)).toStrictEqual([longest]);
    expect(recentIn('["sun", null, {"length": 1}, ["hoodie"]]')).toStrictEqual(['sun']);
  });

  it.each([null, '', '{', '{}', '"sun"', '[1, null, "", {}]'])(
    'UTL-009 are empty for %j',
    (stored) => {
      expect(recentIn(stored)).toStrictEqual([]);
    },
  );

  it('are read back as stored, up to the limit', () => {
    const terms = Array.from({ length: maxRecentSearches + 2 }, (_, index) => `term ${index}`);
    expect(recentIn(JSON.stringify(terms))).toStrictEqual(terms.slice(0, maxRecentSearches));
  });
});
