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
    /** Set for calls with cached answers (0054). */
    readonly cachedCall?: CachedCall;
  }
}

/**
 * Answers from the cache after the global hooks but before guards and controllers. Guards can be
 * skipped: calls that depend on the caller, and shops that are not public, have no key. Misses
 * continue to the controller (decision 0054).
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

/**
 * A `{division}` in the path is resolved and authorised by the guards, so those calls skip the
 * cache.
 */
function namesAnotherStore({ facts, params }: FastifyRequest): boolean {
  // Safe: the router parsed them from the path.
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
