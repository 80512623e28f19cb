import { markOf } from './html-tags.js';

describe('a mark of letters', () => {
  it('is known by its name, with a hash behind it or none', () => {
    expect(markOf('bold', true)?.name).toBe('strong');
    expect(markOf('bold--a1b2', {})?.name).toBe('strong');
    expect(markOf('blink', true)).toBeUndefined();
  });

  it.each([null, undefined, false, 7, 'https://shop.example'])(
    'is none any longer where it holds %j',
    (held) => {
      expect(markOf('bold', held)).toBeUndefined();
      expect(markOf('link', held)).toBeUndefined();
    },
  );
});
