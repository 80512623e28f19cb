import { markOf } from './html-tags.js';

describe('a text mark', () => {
  it('is found by name, with or without a hash suffix', () => {
    expect(markOf('bold', true)?.name).toBe('strong');
    expect(markOf('bold--a1b2', {})?.name).toBe('strong');
    expect(markOf('blink', true)).toBeUndefined();
  });

  it.each([null, undefined, false, 7, 'https://shop.example'])(
    'is removed if its value is %j',
    (held) => {
      expect(markOf('bold', held)).toBeUndefined();
      expect(markOf('link', held)).toBeUndefined();
    },
  );
});
