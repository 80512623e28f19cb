import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Clock } from '../../../platform/clock.js';
import { StoreDirectory } from '../../stores/index.js';
import { PersonalSources } from './personal-sources.service.js';
import { SCREEN_ROUTES } from './screen-routes.js';
import { shopAddressOf, type KeyedRoute, type ShopAddress } from './shop-address.http.js';
import { TextRoutes } from './text-routes.service.js';
import { isStateRequest } from './state-request.http.js';

/** Derives the cache keys of requests for shop pages. */
@Injectable()
export class ShopAddresses {
  constructor(
    private readonly stores: StoreDirectory,
    private readonly personal: PersonalSources,
    private readonly texts: TextRoutes,
    private readonly clock: Clock,
  ) {}

  /** Undefined unless a cacheable page is requested. */
  of(request: FastifyRequest): ShopAddress | undefined {
    const { facts, routeOptions } = request;
    const route = this.cacheableRoute(routeOptions.url ?? '');
    if (route === undefined || !isPageRequest(request)) return undefined;
    const store = this.stores.store(facts.tenant.division);
    const context = { personal: this.personal, now: this.clock.now() };
    return store && shopAddressOf(request, store, route, context);
  }

  private cacheableRoute(path: string): KeyedRoute | undefined {
    const route = SCREEN_ROUTES.get(path);
    return route?.isCacheable === true ? route : this.texts.find(path);
  }
}

/** Whether it is a navigation, not a state request of our script or an API call. */
function isPageRequest(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !url.startsWith('/omnis/') && !isStateRequest(request);
}
