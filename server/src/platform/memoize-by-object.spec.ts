import { memoizeByObject } from './memoize-by-object.js';

describe('memoizeByObject', () => {
  it('computes once per object, even if the result is undefined', () => {
    const calls: object[] = [];
    const answerTo = memoizeByObject((key: { readonly answer?: string }) => {
      calls.push(key);
      return key.answer;
    });
    const [one, other, nothing] = [{ answer: 'a' }, { answer: 'a' }, {}];
    expect([one, one, other, nothing, nothing].map(answerTo)).toStrictEqual([
      ...['a', 'a', 'a'],
      ...[undefined, undefined],
    ]);
    expect(calls).toStrictEqual([one, other, nothing]);
  });
});
