import { regionOf } from '@selvedge/shared/countries/countries';
import type { AnyScreenDefinition, ScreenAddress } from '@selvedge/shared/screens/define-screen';
import { isNative } from '@selvedge/shared/storefront/modes';
import { connectQuery } from '@selvedge/shared/screens/connect-query';
import type { Query } from '@selvedge/shared/screens/query';
import type { Store } from '@selvedge/shared/stores/contract';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';
import { lastDaysOf } from '@selvedge/shared/stores/christmas/christmas';
import { themeVersionOf } from '@selvedge/shared/themes/store-theme';
import type { FastifyRequest } from 'fastify';

import { hostOf } from '../../../platform/http/request-host.js';
import { isSignedIn } from '../../../platform/authorization/session-token.js';
import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import type { PersonalSources } from './personal-sources.service.js';
import { isPrivate } from './private-shop.js';
import { modesOf } from './shop-requests.http.js';
import { shownStore } from './shown-store.http.js';
import { splitKeyOf } from './split-variations.http.js';
import { countryOf } from './visitor-country.http.js';

declare const shared: unique symbol;
/** Cache key of a shared page. Created only in this file, from a request without personal data. */
export type SharedKey = string & { readonly [shared]: true };

/** Parts of the key that the screen itself depends on. */
type OwnKey = readonly unknown[];

/** A route with the cache keys of its screens. */
export interface KeyedRoute {
  /** Constant part of its path, for example `product`. */
  readonly literal: string;
  /** In the order in which they are tried. */
  readonly screens: readonly Pick<AnyScreenDefinition, 'name' | 'cache' | 'blocks'>[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined unless a shop page is requested. */
    shop: ShopAddress | undefined;
  }
}

let stores = 0;
/** A saved store is a new object and gets a new number. */
const numberOf = memoizeByObject((_: Store) => (stores += 1));

/** Audience of a page: everyone, all visitors with a basket of the same size, or one visitor. */
type Audience = 'everybody' | 'counted' | 'visitor';

/** Larger baskets are rare, and each size has a separate page. */
const fullestCounted = 30;

/** Cache keys of a requested page. */
export class ShopAddress {
  /** Keys of the route's screens in order, up to the first one with a personal page. */
  readonly pageKeys: readonly SharedKey[];

  /** `where`: host and everything else that any page depends on. */
  constructor(
    private readonly store: Store,
    private readonly ownKeys: readonly OwnKey[],
    private readonly where: readonly string[],
    private readonly audience: Audience,
  ) {
    this.pageKeys = audience === 'everybody' ? ownKeys.map((key) => keyOf(...where, ...key)) : [];
  }

  /** Whether pages for this visitor differ only by the size of their basket. */
  get isCounted(): boolean {
    return this.audience === 'counted' && this.ownKeys.length > 0;
  }

  /** Key of the page for all visitors with a basket of this size (BSK-002). */
  countedKey(place: number, basketQuantity: number): SharedKey | undefined {
    const own = this.ownKeys[place];
    if (!this.isCounted || own === undefined || basketQuantity > fullestCounted) return undefined;
    return keyOf('basket', basketQuantity, ...this.where, ...own);
  }

  /** Key of the shared content at this address, for any host and currency. */
  contentKey(place: number): SharedKey | undefined {
    const own = this.ownKeys[place];
    return own && keyOf(numberOf(this.store), ...own);
  }
}

/** Facts besides the request and its store. */
interface AddressContext {
  readonly personal: PersonalSources;
  readonly now: Date;
}

/**
 * Derives the cache keys of a request. Signed-in visitors and shops that are not open have none.
 * Visitors with favourites and editors have no page key, and visitors with a basket have one per
 * basket size. The screen's own key is combined with everything that any page depends on: host,
 * currency, theme, remaining days before Christmas and whether favourites are enabled. Pages with
 * blocks also depend on the host context, the region (BLX-007) and the split test variations
 * (BLX-012).
 */
export function shopAddressOf(
  request: FastifyRequest,
  store: Store,
  route: KeyedRoute,
  { personal, now }: AddressContext,
): ShopAddress {
  const own = isOpenToAll(request, store) ? ownKeysOf(request, store, route) : [];
  const where = own.length === 0 ? [] : placeOf(request, store, now);
  return new ShopAddress(store, own, where, audienceOf(request, store, personal));
}

function audienceOf(request: FastifyRequest, store: Store, personal: PersonalSources): Audience {
  if (!isNative(modesOf(request))) return 'visitor';
  if (!personal.isIn(request.cookies, store)) return 'everybody';
  return personal.isMoreThanCountIn(request.cookies, store) ? 'visitor' : 'counted';
}

function placeOf(request: FastifyRequest, store: Store, now: Date): readonly string[] {
  const currency = shownCurrency(store, request.cookies[currencyCookie]);
  const lastDays = String(lastDaysOf(store, now).length);
  const hasFavourites = String(shownStore(request, store).favouritesEnabled);
  const shown = [themeVersionOf(store), currency, lastDays, hasFavourites];
  return [request.protocol, hostOf(request), ...shown];
}

function keyOf(...parts: readonly unknown[]): SharedKey {
  // The callers have checked that the parts are not personal.
  return JSON.stringify(parts) as SharedKey;
}

/**
 * Whether the visitor gets the same content as an anonymous visitor. An editor's frame does not.
 */
function isOpenToAll({ facts: { token }, query }: FastifyRequest, store: Store): boolean {
  // Fastify parses the query into plain values.
  const isFramed = connectQuery in (query as Query);
  return !isFramed && !isPrivate(store) && !(token !== undefined && isSignedIn(token));
}

/** Keys of the screens before the first one with a personal page. */
function ownKeysOf(
  request: FastifyRequest,
  store: Store,
  { literal, screens }: KeyedRoute,
): readonly OwnKey[] {
  // Fastify parses path and query into plain values.
  const address = { params: request.params, query: request.query } as ScreenAddress;
  if (leadsToSlash(request.url, address)) return [];
  const keys: OwnKey[] = [];
  for (const { name, cache, blocks } of screens) {
    const key = cache === 'personal' ? undefined : cache(address);
    if (key === undefined) break;
    const own = blocks === undefined ? [] : ofBlocks(request, store);
    keys.push([literal, name, ...key, ...own]);
  }
  return keys;
}

/**
 * The router also matches an owner-made page without its last slash, which is a redirect (RTE-061).
 */
function leadsToSlash(url: string, { params }: ScreenAddress): boolean {
  return '*' in params && !url.split('?', 1)[0]?.endsWith('/');
}

function ofBlocks(request: FastifyRequest, store: Store): OwnKey {
  const { context } = request.facts.tenant;
  return [context, regionOf(countryOf(request, store)), splitKeyOf(request, store)];
}
