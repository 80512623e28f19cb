import { rightPath, SHOP_ROUTES } from '../storefront/routes.js';

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
  'teemail',
  'live',
  'embed',
  'health',
  'newsletter',
  'preview',
  'interactions',
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
