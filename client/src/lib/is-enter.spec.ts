import { endsEditing, isComposing, isEnter } from './is-enter.js';

const enter = { key: 'Enter', keyCode: 13 };

describe('Enter in a field', () => {
  it('acts', () => {
    expect(isEnter(enter)).toBe(true);
    expect(isEnter({ ...enter, nativeEvent: { isComposing: false } })).toBe(true);
    expect(isEnter({ key: ',', keyCode: 188 })).toBe(false);
  });

  it.each([
    ['in Chrome and Firefox', { ...enter, isComposing: true }],
    ['in an event of React', { ...enter, nativeEvent: { isComposing: true } }],
    ['in Safari', { key: 'Enter', keyCode: 229, isComposing: false }],
  ])('only confirms a composition %s', (_, event) => {
    expect([isEnter(event), isComposing(event)]).toStrictEqual([false, true]);
    for (const key of ['Enter', 'Escape'])
      expect([key, endsEditing({ ...event, key }, true)]).toStrictEqual([key, false]);
  });

  it('ends editing of a single line, as Escape does of every text', () => {
    const escape = { key: 'Escape', keyCode: 27 };
    const ends = [enter, escape].map((event) => [
      endsEditing(event, true),
      endsEditing(event, false),
    ]);
    expect(ends).toStrictEqual([
      [true, false],
      [true, true],
    ]);
  });
});
