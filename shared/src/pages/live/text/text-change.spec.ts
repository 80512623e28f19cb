import * as Y from 'yjs';

import { valueOf } from './held-values.js';
import { liveText, typeInto } from './live-text.js';
import { areApart, textChange } from './text-change.js';

describe('textChange', () => {
  it.each([
    ['Me', 'Me', undefined, { at: 2, removed: 0, inserted: '' }],
    ['Me', 'Met', undefined, { at: 2, removed: 0, inserted: 't' }],
    ['one two', 'one three', undefined, { at: 5, removed: 2, inserted: 'hree' }],
    // Typed at the start of equal letters.
    ['aaa', 'aaaa', 1, { at: 0, removed: 0, inserted: 'a' }],
    ['aaa', 'aaaa', 4, { at: 3, removed: 0, inserted: 'a' }],
    // Pairs that share their first or second half.
    ['😀', '😁', undefined, { at: 0, removed: 2, inserted: '😁' }],
    ['𐐀', '𠐀', undefined, { at: 0, removed: 2, inserted: '𠐀' }],
    ['a😀b', 'ab', undefined, { at: 1, removed: 2, inserted: '' }],
  ])('from %s to %s with the caret at %s is the smallest', (before, after, caret, change) => {
    expect(textChange(before, after, caret)).toStrictEqual(change);
  });

  it('detects changes of different letters', () => {
    const change = (at: number, removed: number, inserted: string) => ({ at, removed, inserted });
    expect(areApart(change(0, 2, 'a'), change(2, 1, ''))).toBe(true);
    expect(areApart(change(1, 2, 'a'), change(2, 1, ''))).toBe(false);
    expect(areApart(change(1, 0, 'a'), change(1, 0, 'b'))).toBe(true);
    expect(areApart(change(1, 0, 'a'), change(1, 1, ''))).toBe(false);
  });
});

describe('typing in a field that lags behind', () => {
  it.each([
    // shown, typed, live, merged
    ['Me', 'Mex', 'Me', 'Mex'],
    ['Me', 'xMe', 'Mey', 'xMey'],
    ['Me', 'Mex', 'yMe', 'yMex'],
    ['Me', '', 'Meyy', 'yy'],
    ['one two', 'one', 'one big two', 'onebig '],
    ['abcdef', 'af', 'abcXdef', 'aXf'],
    ['abcdef', 'abXef', 'af', 'aXf'],
  ])('%s to %s over %s keeps the letters of others: %s', (before, after, now, merged) => {
    const doc = new Y.Doc();
    const text = doc.getText('t');
    text.insert(0, now);
    typeInto(text, { before, after });
    expect(text.toJSON()).toBe(merged);
  });
});

it('an unset text has no value until something is typed', () => {
  const doc = new Y.Doc();
  const text = liveText(undefined);
  doc.getMap('m').set('t', text);
  expect(valueOf(text)).toBeUndefined();
  typeInto(text, { before: '', after: 'a' });
  expect(valueOf(text)).toBe('a');
  typeInto(text, { before: 'a', after: '' });
  expect(valueOf(text)).toBe('');
});
