import { collectionLink, creatorLink, productLink } from '@selvedge/shared/links/links';
import { POLICY_NAMES, policyLink } from '@selvedge/shared/site/policy-names';

import type { ShownPlace } from '../../features/catalogue/index.js';
import type { SitePlaces } from './site-places.service.js';

/**
 * URLs per file. The protocol allows ten times as many (https://www.sitemaps.org/protocol.html),
 * but a change of one product rebuilds the whole file.
 */
const addressesPerFile = 5_000;

interface Site {
  /** Origin without a path, such as `https://shop.example`. */
  readonly origin: string;
  readonly places: SitePlaces;
  readonly hasPolicies: boolean;
}

/** A URL path and its last change; static screens have no known time. */
interface Address {
  readonly path: string;
  readonly changedAt?: Date | null;
}

/**
 * Renders `/sitemap.xml`: all public URLs, or an index of files if they exceed one file. `page`
 * selects a file of the index. Returns undefined beyond the last page. (SEO-007)
 */
export function siteMapXml(site: Site, page: number | undefined): string | undefined {
  const addresses = addressesOf(site);
  const files = Math.ceil(addresses.length / addressesPerFile);
  if (page === undefined && files > 1) return fileNames(site.origin, files);
  const first = ((page ?? 1) - 1) * addressesPerFile;
  const listed = addresses.slice(first, first + addressesPerFile);
  if (listed.length === 0) return undefined;
  return xmlOf(
    'urlset',
    listed.map((address) => urlOf(site.origin, address)),
  );
}

function urlOf(origin: string, { path, changedAt }: Address): string {
  const lastChange = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escape(origin + path)}</loc>${lastChange}</url>`;
}

function fileNames(origin: string, files: number): string {
  const names = Array.from(
    { length: files },
    (_, index) => `${origin}/sitemap.xml?page=${index + 1}`,
  );
  return xmlOf(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escape(name)}</loc></sitemap>`),
  );
}

function xmlOf(root: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

function addressesOf({ places, hasPolicies }: Site): readonly Address[] {
  return [
    { path: '/', changedAt: places.homeChangedAt },
    ...places.pages.map(({ url, changedAt }) => ({ path: encodeURI(url), changedAt })),
    ...pathsOf(places.collections, collectionLink),
    ...pathsOf(places.creators, creatorLink),
    { path: '/sitemap/' },
    ...(hasPolicies ? POLICY_NAMES.map((name) => ({ path: policyLink(name) })) : []),
    ...pathsOf(places.products, (urlName) => productLink(urlName)),
  ];
}

function pathsOf(
  places: readonly ShownPlace[],
  link: (urlName: string) => string,
): readonly Address[] {
  return places.map(({ urlName, changedAt }) => ({
    path: link(urlName),
    changedAt: new Date(changedAt),
  }));
}

/** Escapes the only XML characters that remain after percent-encoding. */
function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/** Personal pages and API calls, which crawlers must skip. */
const personal = ['/omnis/', '/dashboard/', '/basket/', '/checkout/', '/pay/', '/receipt/'];

/** Renders `/robots.txt` (RFC 9309); a closed shop disallows all crawlers. */
export function robotsText(origin: string, isClosed: boolean): string {
  const rules = isClosed ? ['Disallow: /'] : personal.map((path) => `Disallow: ${path}`);
  const map = isClosed ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return ['User-agent: *', ...rules, ...map, ''].join('\n');
}
