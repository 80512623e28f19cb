import { rightPath, SHOP_ROUTES } from '../storefront/routes.js';

/** In characters: as long as an address may be that every browser and engine takes. */
export const maxUrlLength = 255;

/** Whether a text is the integer id of a page: 1 to 999,999,999, without zeros before. */
export function isPageId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

/**
 * PAG-016: lower case, one slash before and one behind, repeats within collapsed, spaces as dashes;
 * `/` stays. What stands behind `?` or `#` belongs to no page and goes.
 */
export function pageUrl(text: string): string {
  const [path = ''] = text.split(/[?#]/);
  const parts = path
    .trim()
    .toLowerCase()
    .split(/[/\\]+/)
    .map((part) => part.trim().replaceAll(/\s+/g, '-'))
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

/** RTE-064: where a page is found that was given no url. */
export function temporaryUrl(uuid: string): string {
  return `/page-${uuid}/`;
}

/** a shop that takes the money itself writes these pages itself. */
const ownersOwn: ReadonlySet<string> = new Set([
  '/terms-of-use/',
  '/terms-of-sale/',
  '/use-of-cookies-and-disclaimer/',
  '/privacy-policy/',
]);
/** First parts of the path that the server keeps for itself, beside the shop's own routes. */
const serverParts: ReadonlySet<string> = new Set([
  'omnis',
  'dashboard',
  'images',
  'assets',
  'collab',
  'live',
  'embed',
  'health',
  'newsletter',
  'event-collector',
  'collection',
  'product',
  'creator',
  'returns',
  'edit-order',
  'update-address',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  'favicon.ico',
]);
const routes: ReadonlySet<string> = new Set(
  SHOP_ROUTES.map((route) => route.split('/{')[0] ?? '').map((path) => path.replace(/\/?$/, '/')),
);

/** PAG-020: an address that something else of the shop answers. `url` as `pageUrl` gives it. */
export function isReservedUrl(url: string): boolean {
  if (url === '/' || ownersOwn.has(url)) return false;
  const [, first = ''] = url.split('/');
  return serverParts.has(first) || routes.has(url) || rightPath(url) !== undefined;
}
