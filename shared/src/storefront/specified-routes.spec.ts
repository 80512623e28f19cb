import { isShopRoute, rightPath } from './routes.js';

/** Shop routes as the specification writes them, with sample values for the parameters. */
const specified = [
  '/login/',
  '/countdown/',
  '/dashboard/',
  '/sign-up/verify/',
  '/sign-up/eula/',
  '/404/',
  '/403/',
  '/basket/',
  '/checkout/',
  '/receipt/ab12',
  '/invoice/ab12',
  '/order-history/ab12',
  '/favourites/',
  '/store-under-review/',
  '/sitemap/',
  '/search/',
  '/terms-of-use/',
  '/terms-of-sale/',
  '/use-of-cookies-and-disclaimer/',
  '/privacy-policy/',
  '/get-a-quote/',
  '/pay/ab12/',
  '/subscription-verified',
  '/collection/summer/',
  '/product/wave-tee/',
  '/product/wave-tee/navy',
  '/creator/ada-palm/',
  '/teemill-plans/',
];

/** Routes of screens that do not exist yet: help, blog, returns, studio, advanced quotes. */
const notBuilt = ['/help/', '/blog/', '/returns/', '/edit-order/', '/studio/', '/plugins/x'];

describe('routes of the specification', () => {
  it.each(specified)('RTE-001 %s is served exactly as written, and corrected otherwise', (path) => {
    expect([path, isShopRoute(path), rightPath(path)]).toStrictEqual([path, true, undefined]);
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    expect(rightPath(other)).toBe(path);
  });

  it.each(notBuilt)('%s is left to the pages of the shop', (path) => {
    expect(isShopRoute(path)).toBe(false);
  });
});
