import { rightPath, SHOP_ROUTES } from './routes.js';

/** With something in place of what stands in braces. */
const filled = SHOP_ROUTES.map((route) => route.replaceAll(/\{\w+\}/g, 'some-thing'));

describe('the slash at the end of an address', () => {
  it.each(filled)('RTE-001 %s is right as it is written, and corrected otherwise', (path) => {
    expect(rightPath(path)).toBeUndefined();
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    expect(rightPath(other)).toBe(path);
  });

  it.each([
    '/',
    '/assets/a.js',
    '/omnis/v3/search/',
    '/product',
    '/product//evil/',
    '//evil.example/',
  ])('leaves %s alone', (path) => {
    expect(rightPath(path)).toBeUndefined();
  });

  it('keeps what is escaped as it came', () => {
    expect(rightPath('/collection/caf%C3%A9')).toBe('/collection/caf%C3%A9/');
  });
});
