import { problemOf, usualForm } from './field-rules.js';
import { phoneRules } from './phone-rules.js';

describe('a telephone number', () => {
  it.each(['020 7946 0018', '+44 (0)20 7946 0018', '+33 1 23 45 67 89', '+1 (212) 555-0100'])(
    'can be %s',
    (text) => {
      expect(problemOf(text, phoneRules)).toBeUndefined();
    },
  );

  it.each([
    ...['7946 0018', '+44 1', '+33 1 23', '+33 1 23 45 67 89 x', '+1234567890123456'],
    ...['020 7946 0018 +1', 'call +33 1 23 45 67 89'],
  ])('cannot be %s', (text) => {
    expect(problemOf(text, phoneRules)).toBeDefined();
  });

  it.each([
    ['0049 30/1234567', '+49 30 1234567'],
    ['00 33 1 23 45 67 89', '+33 1 23 45 67 89'],
    ['0044\u00a020\u20117946\u20110018', '+44 20-7946-0018'],
    ['＋４４ 20 7946 0018', '+44 20 7946 0018'],
  ])('%j is stored as %j', (typed, written) => {
    expect(problemOf(typed, phoneRules)).toBeUndefined();
    expect(usualForm(typed, phoneRules)).toBe(written);
  });

  it('is British unless it starts with another country code', () => {
    expect(problemOf('7946 +33 1 23', phoneRules)).toBe(problemOf('7946', phoneRules));
    expect(problemOf('+33 1 23', phoneRules)).not.toBe(problemOf('7946', phoneRules));
  });
});
