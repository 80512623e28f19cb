import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { lastValueFrom, of, type Observable } from 'rxjs';

import { namesEtag } from '../../platform/http/etags.js';
import { Sends } from '../../platform/openapi/sends.js';
import { StoreDirectory } from '../stores/index.js';
import { AnswerCache } from './answer-cache.service.js';
import { answerKeyOf, type KeptCall } from './answer-key.http.js';
import { bodyOf, ENCODINGS, formOf, type PackedAnswer } from './packed-answer.js';

const keptCall = Symbol('selvedge:kept-call');

/**
 * Of a GET whose answer is the same for everybody who may see the shop: it is kept as `madeOf` says. The
 * guards are asked each time, before it.
 */
export function KeepAnswer(call: KeptCall = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(keptCall, call),
    UseInterceptors(KeptAnswers),
    Sends({ 200: ['application/json'], 304: [] }),
  );
}

@Injectable()
class KeptAnswers implements NestInterceptor {
  constructor(
    private readonly cache: AnswerCache,
    private readonly stores: StoreDirectory,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // What the decorator above has set.
    const call = Reflect.getMetadata(keptCall, context.getHandler()) as KeptCall;
    const key = answerKeyOf(request, this.stores.store(request.facts.division), call);
    if (key === undefined) {
      void reply.header('x-cache', 'bypass');
      return next.handle();
    }
    const kept = this.cache.find(key);
    // What the handler of a GET returns is an object: it is sent as JSON.
    const make = () => lastValueFrom(next.handle()) as Promise<object>;
    const answer = kept ?? (await this.cache.make(key, make));
    void reply.header('x-cache', kept === undefined ? 'miss' : 'hit');
    return of(await sent(request, reply, answer));
  }
}

/** The bytes to send, or that nothing is to be sent to who has them already. */
async function sent(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PackedAnswer,
): Promise<Buffer | Response> {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  const { encoding, etag } = formOf(
    answer,
    ENCODINGS.find((one) => accepted.includes(one)),
  );
  const others = [reply.getHeader('vary') ?? []].flat().map(String);
  void reply.headers({
    etag,
    // An answer to a first call brings a cookie, which is no proxy's to keep.
    'cache-control': 'private, no-cache',
    vary: [...others, 'accept-encoding', 'authorization', 'cookie'].join(', '),
  });
  if (namesEtag(request.headers['if-none-match'], etag)) return new Response(null, { status: 304 });
  void reply.type('application/json; charset=utf-8');
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return bodyOf(answer, encoding);
}
