import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { keepSecretId } from '../../platform/http/keep-secret-id.js';
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
    return this.contexts.of({ context, cookies, visit: facts.session.visit });
  }

  /** Lets the browser keep a basket that it does not know yet. */
  remember({ basketId: known }: BasketContext, reply: FastifyReply, basketId: string): void {
    if (known === basketId) return;
    // Scripts see by its second cookie that what they begin is named from now on.
    this.cookies.ensure(reply.request, reply);
    keepSecretId(reply, this.contexts.ids.cookie, { known, id: basketId });
  }
}
