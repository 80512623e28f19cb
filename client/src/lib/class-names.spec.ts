import { classesOf } from './class-names.js';

describe('class names of a module', () => {
  const css = classesOf({ card: 'card_1', wide: 'wide_2' });

  it('are joined, without what is false, missing or unknown', () => {
    expect(css('card', 'wide')).toBe('card_1 wide_2');
    expect(css('card', false, null, undefined, 'unknown')).toBe('card_1');
  });
});
