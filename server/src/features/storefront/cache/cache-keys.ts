import { regionOf } from '@selvedge/shared/storefront/countries';
import { colourSlug } from '@selvedge/shared/storefront/links';
import { choiceIn, listingLink, pageIn } from '@selvedge/shared/storefront/listing';
import { textIn, type Query } from '@selvedge/shared/storefront/query';
import { POLICY_NAMES } from '@selvedge/shared/storefront/policy-names';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { isSignedIn } from '../../../platform/authorization/session-token.js';
import { isPrivate } from '../request/private-shop.js';
import { wantsState } from '../request/wants-state.js';
import { countryOf } from '../request/visitor-country.js';

type Params = Readonly<Record<string, string | undefined>>;

/** What of an address makes a page what it is; undefined where it says something about one person. */
type AddressReader = (params: Params, query: Query) => readonly string[] | undefined;

/**
 * The routes whose pages are the same for everybody without account and basket. Whatever else an
 * address asks is not looked at, and so no part of a key.
 */
const READERS: Readonly<Record<string, AddressReader>> = {
  '/': (_, query) => everybodys(query, ''),
  '/sitemap': () => [],
  '/sitemap.xml': () => [],
  ...Object.fromEntries(POLICY_NAMES.map((policy) => [`/${policy}`, () => []])),
  '/product/:product': productAddress,
  '/product/:product/:colour': productAddress,
  '/collection/:collection': ({ collection = '' }, query) => listingAddress(collection, query),
  '/creator/:creator': ({ creator = '' }, query) => listingAddress(creator, query),
  '/*': ({ '*': path = '' }, query) => everybodys(query, path),
};

/** What the address makes of a page; undefined where the page is somebody's own, or behind a gate. */
export function everybodysAddress(
  request: FastifyRequest,
  store: Store,
): readonly string[] | undefined {
  const { token } = request.facts;
  if (isPrivate(store) || (token !== undefined && isSignedIn(token))) return undefined;
  return addressKey(request);
}

/** The part of a key that the address is; undefined where the page is not everybody's. */
function addressKey(request: FastifyRequest): readonly string[] | undefined {
  const { routeOptions, params, query } = request;
  const { url = '' } = routeOptions;
  const read = READERS[url];
  if (read === undefined) return undefined;
  // The router made them of the path and of the query.
  const parts = read(params as Params, query as Query);
  return (
    parts && [kindOf(url), ...parts, ...(isOfOwner(url) ? [regionOf(countryOf(request))] : [])]
  );
}

/** BLX-007: a page of blocks may have some that are for a part of the world. */
function isOfOwner(route: string): boolean {
  return route === '/' || route === '/*';
}

/** Whether the cache has anything to say about an answer. */
export function isPageCall(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (request.url.startsWith('/omnis/')) return false;
  return READERS[routeOptions.url ?? ''] !== undefined && !wantsState(request);
}

/** `product` of `/product/:product/:colour`. */
function kindOf(route: string): string {
  return route.split('/')[1] ?? '';
}

/** A page of the owner's; it tells who subscribed just now so, and nobody else. */
function everybodys(query: Query, path: string) {
  return textIn(query['subscribed']) === undefined ? [path] : undefined;
}

function productAddress({ product = '', colour }: Params, query: Query) {
  // It says what this person has just put into the basket.
  if (textIn(query['added']) !== undefined) return undefined;
  const asked = colour ?? textIn(query['colour']);
  return [product, asked === undefined ? '' : colourSlug(asked), textIn(query['picture']) ?? ''];
}

function listingAddress(urlName: string, query: Query) {
  const page = pageIn(query);
  return page === undefined ? undefined : [urlName, listingLink('', choiceIn(query), page)];
}
