import { Injectable } from '@nestjs/common';
import { regionOf } from '@selvedge/shared/storefront/countries';
import type { ScreenAddress } from '@selvedge/shared/storefront/define-screen';
import { modesIn, type ShopModes } from '@selvedge/shared/storefront/modes';
import type { Query } from '@selvedge/shared/storefront/query';
import { MAIN_DIVISION, type Store } from '@selvedge/shared/stores/contract';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';
import type { FastifyRequest } from 'fastify';

import { hostNameOf, hostOf } from '../../../platform/http/request-host.js';
import { askerIn, askerOf, type Caller } from '../../../platform/authorization/asker.js';
import { grantedTo } from '../../../platform/authorization/session.js';
import { NotFound } from '../../../platform/refusals.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { visitorSession } from '../../../platform/authorization/session-token.js';
import { StoreDirectory } from '../../stores/index.js';
import type { PersonalShopRequest, SharedShopRequest, Visitor } from './shop-request.js';
import { shownStore } from './shown-store.http.js';
import { variationsOf } from './split-variations.http.js';
import { countryOf, networkCountryOf } from './visitor-country.http.js';

/** Calls of a shop as its screens read them. */
@Injectable()
export class ShopRequests {
  constructor(private readonly stores: StoreDirectory) {}

  /** The shop of the request's host. Throws NotFound on a host without one. */
  storeOf({ facts }: FastifyRequest): Store {
    const store = this.stores.store(facts.tenant.division);
    if (store === undefined) throw new NotFound();
    return store;
  }

  /** Whether there is a shop, and switched on, at the host that a request came to. */
  hasStore({ tenant }: FastifyRequest['facts']): boolean {
    return this.stores.store(tenant.division) !== undefined;
  }

  /** Whether it came to the host of the main brand, which may not be there yet. */
  isAtBaseHost(request: FastifyRequest): boolean {
    return this.stores.isBase(hostNameOf(request));
  }

  /** With who asks, as far as the guards have found out. Throws NotFound on a host without shop. */
  of(request: FastifyRequest): PersonalShopRequest {
    const { facts } = request;
    const editedPage = facts.frame?.editedPage;
    return {
      ...this.everybodys(request),
      ...(editedPage !== undefined && { editedPage }),
      projects: this.projectsOf(facts),
      asker: askerOf(facts),
      visitor: this.visitorOf(request),
    };
  }

  /** Who asks alone, for what need not know of what. */
  visitorOf(request: FastifyRequest): Visitor {
    const { facts, cookies, headers } = request;
    const { subject } = facts.session;
    return {
      context: commandContextOf(request),
      ...{ subject, token: facts.token, cookies },
      networkCountry: networkCountryOf(request),
      isFramed: headers['sec-fetch-dest'] === 'iframe',
    };
  }

  /** The same without anybody: with nothing in it that the key of the page does not tell apart. */
  everybodys(request: FastifyRequest): SharedShopRequest {
    const { facts, params, query, protocol, url } = request;
    const store = this.storeOf(request);
    const { tenant } = facts;
    const anybody = visitorSession(undefined);
    return {
      // The router made them of the path and of the query.
      ...({ params, query } as ScreenAddress),
      store: shownStore(request, store),
      projects: this.projectsOf({ tenant, session: anybody }),
      origin: `${protocol}://${hostOf(request)}`,
      hostname: hostNameOf(request),
      url,
      currency: shownCurrency(store, request.cookies[currencyCookie]),
      region: regionOf(countryOf(request, store)),
      modes: modesOf(request),
      variations: variationsOf(request, store),
      asker: askerIn({ tenant, session: anybody }, tenant.division),
      visitor: null,
    };
  }

  private projectsOf({ tenant, session }: Caller): readonly Store[] {
    const isBrand = tenant.division === MAIN_DIVISION;
    const divisions = isBrand ? othersOf(session) : [tenant.division];
    return divisions.flatMap((division) => this.stores.store(division) ?? []);
  }
}

/** The shops that somebody works on, also before they have the second factor that one asks for. */
function othersOf(session: Caller['session']): readonly number[] {
  const divisions = grantedTo(session).memberships.map(({ division }) => division);
  return divisions.filter((division) => division !== MAIN_DIVISION);
}

/** LAY-013 to LAY-015. EDT-003: in an editor's frame nobody knows yet what it is to be. */
export function modesOf({ query, facts }: Pick<FastifyRequest, 'query' | 'facts'>): ShopModes {
  if (facts.frame !== undefined) return { operator: facts.frame.operator, page: 'unknown' };
  // The router made it of the address.
  return modesIn(query as Query);
}
