import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

import { ShopAddresses } from './shop-addresses.http.js';
import { leadToRightSlash } from './trailing-slash.http.js';
import { VisitorCookies } from './visitor-cookies.http.js';

/** What is found out about a call of a shop before anybody answers it, in this order. */
@Injectable()
export class ShopRequestHook {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly cookies: VisitorCookies,
    private readonly addresses: ShopAddresses,
  ) {}

  /** Calls `then` for every call that is not led to another address. */
  add(then: onRequestHookHandler): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.decorateRequest('shop');
    fastify.addHook('onRequest', (request, reply, done) => {
      if (isOfShop(request)) {
        if (leadToRightSlash(request, reply)) return;
        this.cookies.give(request, reply);
        request.shop = this.addresses.of(request);
      }
      then.call(fastify, request, reply, done);
    });
  }
}

/** The office on the atlas host has addresses of its own. */
function isOfShop({ facts }: FastifyRequest): boolean {
  // Health checks know no host at all.
  const optionalFacts = facts as FastifyRequest['facts'] | undefined;
  return optionalFacts !== undefined && optionalFacts.tenant.context !== 'atlas';
}
