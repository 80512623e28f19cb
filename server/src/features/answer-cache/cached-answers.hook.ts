import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { StoreDirectory } from '../stores/index.js';
import { AnswerCache } from './answer-cache.service.js';
import { answerKeyOf, type CachedCall } from './answer-key.http.js';
import type { PackedAnswer } from './packed-answer.js';
import { bodyFor } from './send-answer.http.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers are kept (0054). */
    readonly cachedCall?: CachedCall;
  }
}

/**
 * Answers from memory, before any controller is asked, once all that is asked of every call has been. Guards
 * have not been: what they would ask of somebody has no key, nor has a shop that they would not let a stranger
 * into. What is not found here is left to them (decision 0054).
 */
@Injectable()
export class CachedAnswersHook implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly cache: AnswerCache,
    private readonly stores: StoreDirectory,
  ) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.addHook('preHandler', (request, reply, done) => {
      const answer = this.find(request);
      if (answer === undefined) done();
      else send(request, reply, answer).catch(done);
    });
  }

  private find(request: FastifyRequest): PackedAnswer | undefined {
    const { cachedCall } = request.routeOptions.config;
    if (cachedCall === undefined || namesAnotherStore(request)) return undefined;
    const key = answerKeyOf(request, this.stores.store(request.facts.division), cachedCall);
    return key && this.cache.find(key);
  }
}

/** Of a `{division}` in the path the guards make out which store it means, and who may look at it from here. */
function namesAnotherStore({ facts, params }: FastifyRequest): boolean {
  // The router made them of the path.
  const { division } = params as Readonly<Record<string, string | undefined>>;
  return division !== undefined && division !== String(facts.division);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PackedAnswer,
): Promise<void> {
  const body = await bodyFor(request, reply.header('x-cache', 'hit'), answer);
  await (body === undefined ? reply.code(304).send() : reply.send(body));
}
