import { rangeIn } from './byte-range.js';

describe('the part of a film that a browser asks for', () => {
  it.each([
    ['bytes=0-3', { from: 0, to: 3 }],
    ['bytes=4-', { from: 4, to: 9 }],
    ['bytes=4-99', { from: 4, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-99', { from: 0, to: 9 }],
    ['bytes=9-9', { from: 9, to: 9 }],
  ])('%s of ten bytes', (header, range) => {
    expect(rangeIn(header, 10)).toStrictEqual(range);
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s of ten bytes is none', (header) => {
    expect(rangeIn(header, 10)).toBe('none');
  });

  it.each([undefined, '', 'bytes=-', 'bytes=3-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
    '%p asks for all of it',
    (header) => {
      expect(rangeIn(header, 10)).toBeUndefined();
    },
  );
});
