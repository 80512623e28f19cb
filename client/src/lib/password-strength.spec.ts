import { strengthOf } from './password-strength.js';

describe('how long a password would hold', () => {
  it.each([
    ['password', 0, /^Weak\. This is one of the ten most common passwords\./],
    ['aaaaaaaa', 0, /^Weak\. Repeated characters/],
    ['summer2024', 1, /^Weak\. This is similar to a common password\. Add one/],
  ])('says why %s is soon guessed, and what helps', (password, score, message) => {
    expect(strengthOf(password)).toStrictEqual({ score, message: expect.stringMatching(message) });
  });

  it('has nothing against words that do not belong together', () => {
    expect(strengthOf('mild otter tax')).toStrictEqual({ score: 4, message: 'Strong.' });
  });

  it('looks no further than it must', () => {
    expect(strengthOf('mild otter tax '.repeat(2_000)).score).toBe(4);
  });
});
