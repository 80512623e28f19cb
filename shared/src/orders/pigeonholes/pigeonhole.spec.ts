import { problemOf, usualForm } from '../../forms/field-rules.js';
import { pigeonholeRules, slotOf } from './pigeonhole.js';

const put = (code: string) => ({ code, action: 'put' as const });
const taken = (code: string) => ({ code, action: 'taken' as const });

describe('the pigeonhole of an item', () => {
  it.each([
    ['undefined if it was never put into one', [], undefined],
    ['the one it was put into', [put('A-1')], 'A-1'],
    ['the last of several', [put('A-1'), put('B-2')], 'B-2'],
    ['undefined after it was taken out', [put('A-1'), taken('A-1')], undefined],
    ['the one it was last put into', [put('A-1'), taken('A-1'), put('C-3')], 'C-3'],
  ])('is %s', (_case, logs, slot) => {
    expect(slotOf(logs)).toBe(slot);
  });

  it.each(['A', '1', 'A-12', 'a-12', 'ABCDEFGHIJK1'])('can have the code %s', (code) => {
    expect(problemOf(code, pigeonholeRules)).toBeUndefined();
  });

  it.each(['', '-A', 'A 12', 'Ä', 'ABCDEFGHIJKL1'])('cannot have the code %j', (code) => {
    expect(problemOf(code, pigeonholeRules)).toBeDefined();
  });

  it('has its code without spaces around it and with plain dashes', () => {
    for (const typed of ['A-12', ' A-12\n', 'A\u201112', 'A–12', 'Ａ-12\u200b'])
      expect(usualForm(typed, pigeonholeRules)).toBe('A-12');
  });
});
