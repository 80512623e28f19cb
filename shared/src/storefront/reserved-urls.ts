import { isShopRoute, SHOP_ROUTES } from './routes.js';

/**
 * owners of shops that take payments themselves create the legal pages. A page of the owner
 * replaces the standard contact page and size guide.
 */
const ownersOwn: ReadonlySet<string> = new Set([
  '/contact/',
  '/size-guide/',
  '/terms-of-use/',
  '/terms-of-sale/',
  '/use-of-cookies-and-disclaimer/',
  '/privacy-policy/',
]);
/**
 * First path segments reserved by the server, besides the routes of the shop. A spec compares them
 * with the server's routes.
 */
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
  'discount',
  'returns',
  'edit-order',
  'update-address',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  'favicon.ico',
  'apple-touch-icon.png',
  'apple-touch-icon-precomposed.png',
  'docs',
  'healthz',
  'livez',
  'readyz',
  'metrics',
  'product-feed.xml',
  'subscription-verified',
  '.well-known',
]);
/** Routes of the server below segments that pages may use. */
const serverForms: readonly RegExp[] = [
  /^\/media\/mockups\/[^/]+\/t-shirt\/[^/]+\/$/,
  /^\/marketing-tools\/notifications\/builder\/$/,
];
const routes: ReadonlySet<string> = new Set(
  SHOP_ROUTES.map((route) => route.split('/{')[0] ?? '').map((path) => path.replace(/\/?$/, '/')),
);

/** Whether another route of the shop answers the path. Expects the output of `pageUrl`. */
export function isReservedUrl(url: string): boolean {
  if (url === '/' || ownersOwn.has(url)) return false;
  const [, first = ''] = url.split('/');
  return (
    serverParts.has(first) ||
    serverForms.some((form) => form.test(url)) ||
    routes.has(url) ||
    isShopRoute(url)
  );
}
