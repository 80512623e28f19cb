import { classesOf } from './class-names.js';

describe('classesOf', () => {
  const css = classesOf({ card: 'card_1', wide: 'wide_2' });

  it('joins the names and skips false, missing or unknown ones', () => {
    expect(css('card', 'wide')).toBe('card_1 wide_2');
    expect(css('card', false, null, undefined, 'unknown')).toBe('card_1');
  });
});
