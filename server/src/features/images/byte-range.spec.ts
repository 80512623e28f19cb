import { rangeIn } from './byte-range.js';

describe('requested byte range', () => {
  it.each([
    ['bytes=0-3', { from: 0, to: 3 }],
    ['bytes=4-', { from: 4, to: 9 }],
    ['bytes=4-99', { from: 4, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-99', { from: 0, to: 9 }],
    ['bytes=9-9', { from: 9, to: 9 }],
  ])('of %s within ten bytes is found', (header, range) => {
    expect(rangeIn(header, 10)).toStrictEqual(range);
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('of %s is outside ten bytes', (header) => {
    expect(rangeIn(header, 10)).toBe('none');
  });

  it.each([undefined, '', 'bytes=-', 'bytes=3-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
    'of %p is the whole content',
    (header) => {
      expect(rangeIn(header, 10)).toBeUndefined();
    },
  );
});
