import { mailAddressOf, pageOfMailAddress } from './mail-address.js';
import { isPageId, pageUrl } from './page-address.js';
import { isReservedUrl } from './reserved-urls.js';

describe('what an owner types for the address of a page', () => {
  it.each([
    ['  /a  b/ c /  ', '/a-b/c/'],
    ['  about  ', '/about/'],
    [' #top', '/'],
    ['a\\\\b', '/a/b/'],
    ['/a#b', '/a/'],
  ])('is "%s", and the page is found at %s', (text, url) => {
    expect(pageUrl(text)).toBe(url);
  });

  it.each(['/dashboard/pages/', '/collection/any/thing/', '/favourites/', '/receipt/a-1/'])(
    'cannot be %s, which something else answers',
    (url) => {
      expect(isReservedUrl(url)).toBe(true);
    },
  );

  it.each(['/', '/about/basket/', '/terms-of-sale/'])('can be %s', (url) => {
    expect(isReservedUrl(url)).toBe(false);
  });
});

describe('the id of a page', () => {
  it.each(['1', '10', '999999999'])('may be %s', (text) => {
    expect(isPageId(text)).toBe(true);
  });

  it.each(['', '0', '01', '-1', '1.5', '1a', 'a1', '1000000000'])('is not %s', (text) => {
    expect(isPageId(text)).toBe(false);
  });
});

describe('a page for mails', () => {
  it('has an address of its own, which leads back to it', () => {
    expect(mailAddressOf('/autumn/')).toBe('/teemail/autumn/');
    expect(pageOfMailAddress('/teemail/autumn/')).toBe('/autumn/');
  });

  it.each(['/teemail/', '/teemail', '/teemails/a/', '/autumn/', '/a/teemail/b/'])(
    'is none at %s',
    (address) => {
      expect(pageOfMailAddress(address)).toBeUndefined();
    },
  );
});
