import { regionOf } from '@selvedge/shared/storefront/countries';
import type { AnyScreenDefinition, ScreenAddress } from '@selvedge/shared/storefront/define-screen';
import { isNative } from '@selvedge/shared/storefront/modes';
import { connectQuery } from '@selvedge/shared/connect/protocol';
import type { Query } from '@selvedge/shared/storefront/query';
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
/** Names what may be kept for everybody. Only this file makes one, of a request that says nothing of a person. */
export type SharedKey = string & { readonly [shared]: true };

/** What tells a page from others, of what its screen looks at. */
type OwnKey = readonly unknown[];

/** A route, and what tells the pages apart of those who may answer it. */
export interface KeyedRoute {
  /** What stands in its path as it is: `product`. */
  readonly literal: string;
  /** In the order in which they are asked. */
  readonly screens: readonly Pick<AnyScreenDefinition, 'name' | 'cache' | 'blocks'>[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where no page of a shop is asked for. */
    shop: ShopAddress | undefined;
  }
}

let stores = 0;
/** A store is another object once it has been saved again. */
const numberOf = memoizeByObject((_: Store) => (stores += 1));

/** Whose a page is: everybody's, of all whose baskets hold as much, or of one visitor alone. */
type Audience = 'everybody' | 'counted' | 'visitor';

/** A fuller basket is rare, and each count has a page of its own. */
const fullestCounted = 30;

/** What the address of a page makes of it: the keys under which it may be kept. */
export class ShopAddress {
  /** Of each screen of the route, by its place; none from the first on whose page is one person's. */
  readonly pageKeys: readonly SharedKey[];

  /** `where`: the host, and what else any page may differ by. */
  constructor(
    private readonly store: Store,
    private readonly ownKeys: readonly OwnKey[],
    private readonly where: readonly string[],
    private readonly audience: Audience,
  ) {
    this.pageKeys = audience === 'everybody' ? ownKeys.map((key) => keyOf(...where, ...key)) : [];
  }

  /** Whether pages differ for this visitor by nothing but what their basket holds. */
  get isCounted(): boolean {
    return this.audience === 'counted' && this.ownKeys.length > 0;
  }

  /** BSK-002: of the page of everybody whose basket holds that many. */
  countedKey(place: number, basketQuantity: number): SharedKey | undefined {
    const own = this.ownKeys[place];
    if (!this.isCounted || own === undefined || basketQuantity > fullestCounted) return undefined;
    return keyOf('basket', basketQuantity, ...this.where, ...own);
  }

  /** What everybody with this address is shown, on whichever host and in whichever currency. */
  contentKey(place: number): SharedKey | undefined {
    const own = this.ownKeys[place];
    return own && keyOf(numberOf(this.store), ...own);
  }
}

/** What is known beside the request and its shop. */
interface AddressContext {
  readonly personal: PersonalSources;
  readonly now: Date;
}

/**
 * No keys for who has an account, and at a shop that is not open to everybody; none for a page to who has
 * favourites, and in an editor; of who has a basket, one by what it holds. The engine adds to the screen's own key all that any page may
 * differ by: host, currency and theme, the last days before Christmas that are ahead and whether there are
 * favourites; where a page has
 * blocks, what the host shows, the part of the world (BLX-007) and the variations of split tests (BLX-012).
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
  // Whoever calls it has just looked at what it is made of.
  return JSON.stringify(parts) as SharedKey;
}

/** Whether the shop shows strangers what it shows this visitor; who is in an editor's frame is none. */
function isOpenToAll({ facts: { token }, query }: FastifyRequest, store: Store): boolean {
  // The router made it of the address.
  const isFramed = connectQuery in (query as Query);
  return !isFramed && !isPrivate(store) && !(token !== undefined && isSignedIn(token));
}

/** Of each screen up to the first whose page would be one person's. */
function ownKeysOf(
  request: FastifyRequest,
  store: Store,
  { literal, screens }: KeyedRoute,
): readonly OwnKey[] {
  // The router made them of the path and of the query.
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

/** RTE-061: an owner's page, whose path the router takes without its last slash too: it leads to the page. */
function leadsToSlash(url: string, { params }: ScreenAddress): boolean {
  return '*' in params && !url.split('?', 1)[0]?.endsWith('/');
}

function ofBlocks(request: FastifyRequest, store: Store): OwnKey {
  const { context } = request.facts.tenant;
  return [context, regionOf(countryOf(request, store)), splitKeyOf(request, store)];
}
