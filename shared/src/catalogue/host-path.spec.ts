import { isHostPath } from './host-path.js';

describe('a host path', () => {
  it('starts with a single slash', () => {
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
  ])('cannot be %j', (address) => {
    expect(isHostPath(address)).toBe(false);
  });
});
