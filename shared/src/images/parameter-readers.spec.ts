import { corners, decimals, oneOf, whole, yesOrNo } from './parameter-readers.js';

describe('an image parameter reader', () => {
  it('describes the expected value', () => {
    expect([whole(1, 9).must, decimals(-1, 2).must, oneOf(['in', 'out']).must]).toStrictEqual([
      'a whole number from 1 to 9',
      'a number from -1 to 2',
      'one of in, out',
    ]);
  });

  it('accepts four spellings of a boolean', () => {
    expect(['1', 'true', '0', 'false'].map(yesOrNo.read)).toStrictEqual([true, true, false, false]);
    expect(['x1', '1x', 'falsely', 'untrue', ''].map(yesOrNo.read)).toStrictEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['0,0,1,0,1,1,0,1', '0,0,0,1,1,1,1,0', '-1,-1,2,0,2,2,0,1.5'])(
    'accepts the corners %s',
    (text) => {
      expect(
        corners
          .read(text)
          ?.flatMap(({ x, y }) => [x, y])
          .join(','),
      ).toBe(text);
    },
  );

  it.each([
    'x,0,1,0,1,1,0,1',
    '0,x,1,0,1,1,0,1',
    '0,0,x,0,1,1,0,1',
    '0,0,1,0,1,x,0,1',
    '0,0,1,0,1,1,0,x',
    '0,0,1,0,1,1,0',
    '0,0,1,0,1,1,0,1,1',
    '0,0,1,0,0,1,1,1',
    '0,0,1,0,1,0,0,0',
    '0,0,3,0,1,1,0,1',
  ])('rejects the corners %s', (text) => {
    expect(corners.read(text)).toBeUndefined();
  });
});
