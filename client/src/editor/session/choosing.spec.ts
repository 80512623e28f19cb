import {
  chosenBy,
  chosenNext,
  chosenOn,
  chosenOnly,
  nothingChosen,
  wayOf,
  type Choice,
} from './choosing.js';

const order = ['a', 'b', 'c', 'd'];
const by = (choice: Choice, uuid: string, way: 'alone' | 'too' | 'through') =>
  chosenBy(choice, { uuid, way, order });

describe('block selection', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false };

  it('is modified by the pressed keys', () => {
    expect(wayOf(none)).toBe('alone');
    expect(wayOf({ ...none, ctrlKey: true, shiftKey: true })).toBe('too');
    expect(wayOf({ ...none, metaKey: true })).toBe('too');
    expect(wayOf({ ...none, shiftKey: true })).toBe('through');
    expect(wayOf({ ...none, shiftKey: true }, 'too')).toBe('too');
  });

  it('toggles single blocks', () => {
    const two = by(by(chosenOnly('c'), 'a', 'too'), 'd', 'too');
    expect(two.uuids).toStrictEqual(['c', 'a', 'd']);
    expect(by(two, 'a', 'too')).toStrictEqual({ uuids: ['c', 'd'], from: 'd' });
    expect(by(two, 'b', 'alone')).toStrictEqual(chosenOnly('b'));
    expect(by(chosenOnly('a'), 'a', 'too')).toStrictEqual(nothingChosen);
  });

  it('extends from its anchor in both directions', () => {
    const down = by(chosenOnly('b'), 'd', 'through');
    expect(down).toStrictEqual({ uuids: ['b', 'c', 'd'], from: 'b' });
    expect(by(down, 'a', 'through')).toStrictEqual({ uuids: ['b', 'a'], from: 'b' });
    expect(by(nothingChosen, 'c', 'through')).toStrictEqual(chosenOnly('c'));
    expect(by({ uuids: ['gone'], from: 'gone' }, 'c', 'through')).toStrictEqual(chosenOnly('c'));
  });

  it('grows and shrinks by steps, and stops at the ends of the page', () => {
    const two = chosenOn(chosenOnly('b'), 1, order);
    expect(two.uuids).toStrictEqual(['b', 'c']);
    expect(chosenOn(two, -1, order).uuids).toStrictEqual(['b']);
    expect(chosenOn(chosenOn(two, -1, order), -1, order).uuids).toStrictEqual(['b', 'a']);
    expect(chosenOn(chosenOnly('d'), 1, order)).toStrictEqual(chosenOnly('d'));
    expect(chosenOn(nothingChosen, 1, order)).toStrictEqual(nothingChosen);
  });

  it('moves to the next block, from the first or the last, and stops at the ends', () => {
    const two = by(chosenOnly('b'), 'c', 'through');
    expect(chosenNext(two, 1, order)).toStrictEqual(chosenOnly('d'));
    expect(chosenNext(two, -1, order)).toStrictEqual(chosenOnly('b'));
    expect(chosenNext(nothingChosen, 1, order)).toStrictEqual(chosenOnly('a'));
    expect(chosenNext(nothingChosen, -1, order)).toStrictEqual(chosenOnly('d'));
    expect(chosenNext(chosenOnly('d'), 1, order)).toStrictEqual(chosenOnly('d'));
    expect(chosenNext(chosenOnly('a'), -1, order)).toStrictEqual(chosenOnly('a'));
    expect(chosenNext(nothingChosen, 1, [])).toStrictEqual(nothingChosen);
  });
});
