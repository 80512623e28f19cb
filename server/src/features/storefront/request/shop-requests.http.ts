import { Injectable } from '@nestjs/common';
import { regionOf } from '@selvedge/shared/countries/countries';
import type { ScreenAddress } from '@selvedge/shared/screens/define-screen';
import { modesIn, type ShopModes } from '@selvedge/shared/storefront/modes';
import type { Query } from '@selvedge/shared/screens/query';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';
import type { FastifyRequest } from 'fastify';

import { hostNameOf, hostOf } from '../../../platform/http/request-host.js';
import {
  principalIn,
  principalOf,
  type Caller,
} from '../../../platform/authorization/principal.js';
import { grantedTo } from '../../../platform/authorization/session.js';
import { NotFound } from '../../../platform/refusals.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { visitorSession } from '../../../platform/authorization/session-token.js';
import { StoreDirectory } from '../../stores/index.js';
import type { PersonalShopRequest, SharedShopRequest, Visitor } from './shop-request.js';
import { shownStore } from './shown-store.http.js';
import { variationsOf } from './split-variations.http.js';
import { countryOf, networkCountryOf } from './visitor-country.http.js';

/** Converts HTTP requests to shop requests. */
@Injectable()
export class ShopRequests {
  constructor(private readonly stores: StoreDirectory) {}

  /** Returns the store of the request's host. Throws NotFound on a host without one. */
  storeOf({ facts }: FastifyRequest): Store {
    const store = this.stores.store(facts.tenant.division);
    if (store === undefined) throw new NotFound();
    return store;
  }

  /** Whether the host has an enabled store. */
  hasStore({ tenant }: FastifyRequest['facts']): boolean {
    return this.stores.store(tenant.division) !== undefined;
  }

  /** Whether the request came to the host of the main brand, which may not exist yet. */
  isAtBaseHost(request: FastifyRequest): boolean {
    return this.stores.isBase(hostNameOf(request));
  }

  /**
   * Includes the principal as far as the guards have determined it. Throws NotFound on a host
   * without a store.
   */
  of(request: FastifyRequest): PersonalShopRequest {
    const { facts } = request;
    const editedPage = facts.frame?.editedPage;
    return {
      ...this.withoutVisitor(request),
      ...(editedPage !== undefined && { editedPage }),
      projects: this.projectsOf(facts),
      principal: principalOf(facts),
      visitor: this.visitorOf(request),
    };
  }

  /** Returns only the visitor. */
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

  /** Returns the request without a visitor, containing only data that the cache key covers. */
  withoutVisitor(request: FastifyRequest): SharedShopRequest {
    const { facts, params, query, protocol, url } = request;
    const store = this.storeOf(request);
    const { tenant } = facts;
    const anybody = visitorSession(undefined);
    return {
      // Fastify parses path and query into plain values.
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
      principal: principalIn({ tenant, session: anybody }, tenant.division),
      visitor: null,
    };
  }

  private projectsOf({ tenant, session }: Caller): readonly Store[] {
    const isBrand = tenant.division === MAIN_DIVISION;
    const divisions = isBrand ? othersOf(session) : [tenant.division];
    return divisions.flatMap((division) => this.stores.store(division) ?? []);
  }
}

/** Other stores of the visitor, also before a required second factor was entered. */
function othersOf(session: Caller['session']): readonly number[] {
  const divisions = grantedTo(session).memberships.map(({ division }) => division);
  return divisions.filter((division) => division !== MAIN_DIVISION);
}

/**
 * Display modes (LAY-013 to LAY-015). In an editor's frame the page mode is not known yet
 * (EDT-003).
 */
export function modesOf({ query, facts }: Pick<FastifyRequest, 'query' | 'facts'>): ShopModes {
  if (facts.frame !== undefined) return { operator: facts.frame.operator, page: 'unknown' };
  // Fastify parses the query into plain values.
  return modesIn(query as Query);
}
