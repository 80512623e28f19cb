import { isIntegerId } from './integer-id.js';

describe('an integer id', () => {
  it.each(['1', '10', '42', '999999999'])('can be %s', (text) => {
    expect(isIntegerId(text)).toBe(true);
  });

  it.each(['', '0', '01', '-1', '1.5', '1e3', ' 1', '1 ', '1\n', '1x', 'x1', '1000000000'])(
    'cannot be %j',
    (text) => {
      expect(isIntegerId(text)).toBe(false);
    },
  );
});
