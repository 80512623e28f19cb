import { strengthOf } from './password-strength.js';

describe('strengthOf', () => {
  it.each([
    ['password', 0, /^Weak\. This is one of the ten most common passwords\./],
    ['aaaaaaaa', 0, /^Weak\. Repeated characters/],
    ['summer2024', 1, /^Weak\. This is similar to a common password\. Add one/],
  ])('rates %s as weak, with reason and advice', (password, score, message) => {
    expect(strengthOf(password)).toStrictEqual({ score, message: expect.stringMatching(message) });
  });

  it('rates unrelated words as strong', () => {
    expect(strengthOf('mild otter tax')).toStrictEqual({ score: 4, message: 'Strong.' });
  });

  it('ignores characters beyond the maximum', () => {
    expect(strengthOf('mild otter tax '.repeat(2_000)).score).toBe(4);
  });
});
