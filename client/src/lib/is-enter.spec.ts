import { isComposing, isEnter } from './is-enter.js';

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
  });
});
