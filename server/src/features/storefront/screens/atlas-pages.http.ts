import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/refusals.js';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What the atlas host, which has no shop, answers at the addresses of screens. The office brings it at start. */
@Injectable()
export class AtlasPages {
  private answer: Answer = () => Promise.reject(new NotFound());

  answerBy(answer: Answer): void {
    this.answer = answer;
  }

  /** Throws NotFound for an address of a shop alone. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.answer(request, reply);
  }
}
