import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { setSecretIdCookie } from '../../platform/http/set-secret-id-cookie.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { SessionCookies } from '../../platform/http/session-cookies.js';
import { BasketContexts, type BasketContext } from './basket-contexts.service.js';

/** Whose basket a request is about. */
@Injectable()
export class BasketRequests {
  constructor(
    private readonly contexts: BasketContexts,
    private readonly cookies: SessionCookies,
  ) {}

  /** Throws NotFound on a host without shop. */
  of(request: FastifyRequest): BasketContext {
    const { cookies, facts } = request;
    const context = commandContextOf(request);
    return this.contexts.of({ context, cookies, visitId: facts.session.visitId });
  }

  /** Lets the browser keep a basket that it does not know yet. */
  setCookie({ basketId: current }: BasketContext, reply: FastifyReply, basketId: string): void {
    if (current === basketId) return;
    // Scripts see by its second cookie that what they begin is named from now on.
    this.cookies.ensure(reply.request, reply);
    setSecretIdCookie(reply, this.contexts.ids.cookie, { current, id: basketId });
  }
}
