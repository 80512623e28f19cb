import { mailAddressOf, pageOfMailAddress } from './mail-address.js';
import { isPageId, pageUrl } from './page-address.js';
import { isReservedUrl } from '../storefront/reserved-urls.js';

describe('a page path', () => {
  it.each([
    ['  /a  b/ c /  ', '/a-b/c/'],
    ['  about  ', '/about/'],
    [' #top', '/'],
    ['a\\\\b', '/a/b/'],
    ['/a#b', '/a/'],
  ])('typed as "%s" becomes %s', (text, url) => {
    expect(pageUrl(text)).toBe(url);
  });

  it.each(['/dashboard/pages/', '/collection/any/thing/', '/favourites/', '/receipt/a-1/'])(
    'is reserved: %s',
    (url) => {
      expect(isReservedUrl(url)).toBe(true);
    },
  );

  it.each(['/', '/about/basket/', '/terms-of-sale/'])('is not reserved: %s', (url) => {
    expect(isReservedUrl(url)).toBe(false);
  });
});

describe('a page id', () => {
  it.each(['1', '10', '999999999'])('can be %s', (text) => {
    expect(isPageId(text)).toBe(true);
  });

  it.each(['', '0', '01', '-1', '1.5', '1a', 'a1', '1000000000'])('cannot be %s', (text) => {
    expect(isPageId(text)).toBe(false);
  });
});

describe('a mail page', () => {
  it('has an address that maps back to the page', () => {
    expect(mailAddressOf('/autumn/')).toBe('/teemail/autumn/');
    expect(pageOfMailAddress('/teemail/autumn/')).toBe('/autumn/');
  });

  it.each(['/teemail/', '/teemail', '/teemails/a/', '/autumn/', '/a/teemail/b/'])(
    'is not found at %s',
    (address) => {
      expect(pageOfMailAddress(address)).toBeUndefined();
    },
  );
});
