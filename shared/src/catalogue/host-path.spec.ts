import { isHostPath } from './host-path.js';

describe('a path of this host', () => {
  it('is an address that begins with one slash', () => {
    expect(isHostPath(`/${'a'.repeat(511)}`)).toBe(true);
    expect(isHostPath('/images/mockups/t-shirt/front/1f2c47/whale-song')).toBe(true);
  });

  it.each([
    '',
    'images/a',
    '//evil.test/a',
    '/\\evil.test',
    'https://evil.test/',
    '/a b',
    `/${'a'.repeat(512)}`,
  ])('is not %j', (address) => {
    expect(isHostPath(address)).toBe(false);
  });
});
