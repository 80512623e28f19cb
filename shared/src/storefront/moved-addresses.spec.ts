import { movedAddress } from './moved-addresses.js';

describe('a moved address', () => {
  it.each([
    ['/learn', '/blog/'],
    ['/learn/', '/blog/'],
    ['/learn/printing/', '/blog/printing/'],
    ['/learn/printing/?', '/blog/printing/?'],
    ['/learn/tagged/how-to/?page=2', '/blog/tagged/how-to/?page=2'],
    ['/custom', '/design-your-own-t-shirt/'],
    ['/custom/?utm_source=a?b', '/design-your-own-t-shirt/?utm_source=a?b'],
  ])('%s redirects to %s', (url, to) => {
    expect(movedAddress(url)).toBe(to);
  });

  it.each([
    '/',
    '/?page=2',
    '/collection/sea/?page=2',
    '/learning/',
    '/custom-made/',
    '/custom/tee/',
    '/a/learn/',
    '/a/custom/',
    '//learn/x',
  ])('is not found for %s', (url) => {
    expect(movedAddress(url)).toBeUndefined();
  });
});
