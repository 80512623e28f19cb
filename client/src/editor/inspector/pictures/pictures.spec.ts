import fc from 'fast-check';

import { isOfLibrary, smallOf, uuidIn } from './picture-address.js';
import { picturesIn, setOf } from './picture-set.js';

const uuid = '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';

describe('image address', () => {
  it.each([
    [`/images/${uuid}`, uuid],
    [`/images/${uuid}?w=480`, uuid],
    ['/images/mockups/t-shirt/front/1f2c47/monstera', undefined],
    [`https://other.example/images/${uuid}`, undefined],
    ['', undefined],
  ])('%s has the library id %s', (address, found) => {
    expect([uuidIn(address), isOfLibrary(address)]).toStrictEqual([found, found !== undefined]);
  });

  it('requests a small image from the shop’s image service only', () => {
    expect(smallOf(`/images/${uuid}?w=4096`)).toBe(`/images/${uuid}?w=640&v=2`);
    expect(smallOf('https://other.example/a.png?big')).toBe('https://other.example/a.png?big');
  });
});

describe('image set', () => {
  it('contains the entries that state a width', () => {
    expect(picturesIn('/a.webp 480w, /b,c.webp 960w, /d 2x, /e')).toStrictEqual([
      { address: '/a.webp', width: 480 },
      { address: '/b,c.webp', width: 960 },
    ]);
    expect(picturesIn('')).toStrictEqual([]);
  });

  it('is unchanged after writing and parsing', () => {
    const picture = fc.record(
      {
        address: fc.webUrl().filter((address) => !address.endsWith(',')),
        width: fc.integer({ min: 1, max: 99_999 }),
      },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(fc.array(picture), (pictures) => {
        expect(picturesIn(setOf(pictures))).toStrictEqual(pictures);
      }),
    );
  });
});
