import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';

import { Sends } from '../../platform/openapi/sends.js';
import { StoreDirectory } from '../stores/index.js';
import { AnswerCache } from './answer-cache.service.js';
import { answerKeyOf, type CachedCall } from './answer-key.http.js';
import { bodyFor } from './send-answer.http.js';

/**
 * Caches the answers of a public GET call, with the tags set by `withTags`; `CachedAnswersHook`
 * returns them (decision 0054).
 */
export function CacheAnswer(call: CachedCall = {}): MethodDecorator {
  return applyDecorators(
    RouteConfig({ cachedCall: call }),
    UseInterceptors(CachedAnswers),
    Sends({ 200: ['application/json'], 304: [] }),
  );
}

@Injectable()
class CachedAnswers implements NestInterceptor {
  constructor(
    private readonly cache: AnswerCache,
    private readonly stores: StoreDirectory,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { cachedCall = {} } = request.routeOptions.config;
    const key = answerKeyOf(request, this.stores.store(request.facts.division), cachedCall);
    void reply.header('x-cache', key === undefined ? 'bypass' : 'miss');
    if (key === undefined) return next.handle();
    // Safe: a GET handler returns an object, which is sent as JSON.
    const make = () => lastValueFrom(next.handle()) as Promise<object>;
    const answer = await this.cache.make(key, make);
    const body = await bodyFor(request, reply, answer);
    return of(body ?? new Response(null, { status: 304 }));
  }
}
