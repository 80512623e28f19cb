import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/refusals.js';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Pages of the atlas host, which has no shop. The office registers its handler at start-up. */
@Injectable()
export class AtlasPages {
  private answer: Answer = () => Promise.reject(new NotFound());

  answerBy(answer: Answer): void {
    this.answer = answer;
  }

  /** Throws NotFound for addresses that exist only in shops. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.answer(request, reply);
  }
}
