import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../platform/config/config.js';
import { setCoupon } from '../../platform/http/coupon-cookie.js';
import { setSecretIdCookie } from '../../platform/http/set-secret-id-cookie.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { SessionCookies } from '../../platform/http/session-cookies.js';
import { BasketContexts, type BasketContext } from './basket-contexts.service.js';

/** Finds the basket of an HTTP request. */
@Injectable()
export class BasketRequests {
  constructor(
    private readonly contexts: BasketContexts,
    private readonly cookies: SessionCookies,
    private readonly config: Config,
  ) {}

  /** Throws NotFound on a host without shop. */
  of(request: FastifyRequest): BasketContext {
    const { cookies, facts } = request;
    const context = commandContextOf(request);
    return this.contexts.of({ context, cookies, visitId: facts.session.visitId });
  }

  /** Stores the entered code and returns the basket with it; an empty code removes it. */
  withCoupon(request: FastifyRequest, reply: FastifyReply, coupon: string): BasketContext {
    const context = this.of(request);
    this.setCoupon(reply, coupon);
    return { ...context, coupon };
  }

  /** Stores the code that the shopper entered; an empty one removes it. */
  setCoupon(reply: FastifyReply, code: string): void {
    setCoupon(reply, code, this.config);
  }

  /** Sets the basket cookie if the browser does not have it yet. */
  setCookie({ basketId: current }: BasketContext, reply: FastifyReply, basketId: string): void {
    if (current === basketId) return;
    // Sets missing session cookies; scripts see from the CSRF cookie that the visit now has an id.
    this.cookies.ensure(reply.request, reply);
    setSecretIdCookie(reply, this.contexts.ids.cookie, { current, id: basketId });
  }
}
