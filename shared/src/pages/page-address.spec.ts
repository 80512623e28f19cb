import { isPageId, pageUrl, temporaryUrl } from './page-address.js';
import { isReservedUrl } from './reserved-urls.js';

describe('the address of a page', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['About', '/about/'],
    ['/About Us', '/about-us/'],
    ['  /a  b/ c /  ', '/a-b/c/'],
    ['//a///b//', '/a/b/'],
    ['a\\b', '/a/b/'],
    ['/a/../b/./c', '/a/b/c/'],
    ['/a?b=c', '/a/'],
    ['/a#b', '/a/'],
    ['?a', '/'],
  ])('of "%s" is %s', (text, url) => {
    expect(pageUrl(text)).toBe(url);
    expect(pageUrl(url)).toBe(url);
  });

  it('is made of its uuid where it was given none', () => {
    expect(temporaryUrl('a-b')).toBe('/page-a-b/');
  });

  it.each([
    '/omnis/',
    '/dashboard/',
    '/dashboard/pages/',
    '/images/a/',
    '/product/',
    '/product/tee/',
    '/collection/any/thing/',
    '/basket/',
    '/favourites/',
    '/robots.txt/',
    '/receipt/a-1/',
  ])('cannot be %s, which something else answers', (url) => {
    expect(isReservedUrl(url)).toBe(true);
  });

  it.each(['/', '/about/', '/about/basket/', '/products/', '/terms-of-sale/', '/privacy-policy/'])(
    'can be %s',
    (url) => {
      expect(isReservedUrl(url)).toBe(false);
    },
  );
});

describe('the id of a page', () => {
  it.each(['1', '10', '999999999'])('may be %s', (text) => {
    expect(isPageId(text)).toBe(true);
  });

  it.each(['', '0', '01', '-1', '1.5', '1a', 'a1', '1000000000'])('is not %s', (text) => {
    expect(isPageId(text)).toBe(false);
  });
});
