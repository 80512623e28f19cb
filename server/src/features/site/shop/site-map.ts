import type { PlaceName } from '@selvedge/shared/site/sitemap.screen';
import { collectionLink, creatorLink, productLink } from '@selvedge/shared/storefront/links';
import { POLICY_NAMES, policyLink } from '@selvedge/shared/storefront/policy-names';

import type { SitePlaces } from './site-places.service.js';

/** As many as https://www.sitemaps.org/protocol.html allows in one file. */
const maxAddresses = 50_000;

interface Site {
  /** `https://shop.example`. */
  readonly origin: string;
  readonly places: SitePlaces;
  /** RTE-032. */
  readonly hasPolicies: boolean;
}

/** SEO-007: `/sitemap.xml`, everything that search engines may know of. */
export function siteMapXml({ origin, places, hasPolicies }: Site): string {
  const paths = [
    '/',
    ...places.pages.map(({ url }) => encodeURI(url)),
    ...pathsOf(places.collections, collectionLink),
    ...pathsOf(places.creators, creatorLink),
    '/sitemap/',
    ...(hasPolicies ? POLICY_NAMES.map(policyLink) : []),
    ...pathsOf(places.products, (urlName) => productLink(urlName)),
  ];
  const addresses = paths
    .slice(0, maxAddresses)
    .map((path) => `<url><loc>${escape(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

function pathsOf(
  places: readonly PlaceName[],
  link: (urlName: string) => string,
): readonly string[] {
  return places.map(({ urlName }) => link(urlName));
}

/** Paths are percent-encoded, which leaves these of XML's signs. */
function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/** What no search engine has any use for: one person's pages, and calls. */
const personal = ['/omnis/', '/dashboard/', '/basket/', '/checkout/', '/pay/', '/receipt/'];

/** `/robots.txt` (RFC 9309); a shop that is not open to everybody keeps all engines out. */
export function robotsText(origin: string, isClosed: boolean): string {
  const rules = isClosed ? ['Disallow: /'] : personal.map((path) => `Disallow: ${path}`);
  const map = isClosed ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...rules, ...map, ''].join('\n');
}
