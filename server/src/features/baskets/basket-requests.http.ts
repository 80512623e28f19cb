import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { keepSecretId } from '../../platform/http/keep-secret-id.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { BasketVisits, type BasketVisit } from './basket-visits.service.js';

/** Whose basket a request is about. */
@Injectable()
export class BasketRequests {
  constructor(private readonly visits: BasketVisits) {}

  /** Throws NotFound on a host without shop. */
  of(request: FastifyRequest): BasketVisit {
    return this.visits.of({ context: commandContextOf(request), cookies: request.cookies });
  }

  /** Lets the browser keep a basket that it does not know yet. */
  remember({ basketId: known }: BasketVisit, reply: FastifyReply, basketId: string): void {
    keepSecretId(reply, this.visits.cookie, { known, id: basketId });
  }
}
