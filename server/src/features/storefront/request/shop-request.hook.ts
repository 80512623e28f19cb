import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

import { Config } from '../../../platform/config/config.js';
import { applyCouponLink } from './coupon-link.http.js';
import { ShopAddresses } from './shop-addresses.http.js';
import { leadToRightSlash } from './trailing-slash.http.js';
import { VisitorCookies } from './visitor-cookies.http.js';

/** Prepares requests to a shop before they are handled, in this order. */
@Injectable()
export class ShopRequestHook {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly cookies: VisitorCookies,
    private readonly addresses: ShopAddresses,
    private readonly config: Config,
  ) {}

  /** Calls `then` for every request that is not redirected. */
  add(then: onRequestHookHandler): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.decorateRequest('shop');
    fastify.addHook('onRequest', (request, reply, done) => {
      if (isOfShop(request)) {
        if (leadToRightSlash(request, reply)) return;
        if (applyCouponLink(request, reply, this.config)) return;
        this.cookies.give(request, reply);
        request.shop = this.addresses.of(request);
      }
      then.call(fastify, request, reply, done);
    });
  }
}

/** Office pages on the atlas host have their own addresses. */
function isOfShop({ facts }: FastifyRequest): boolean {
  // Health checks have no host facts.
  const optionalFacts = facts as FastifyRequest['facts'] | undefined;
  return optionalFacts !== undefined && optionalFacts.tenant.context !== 'atlas';
}
