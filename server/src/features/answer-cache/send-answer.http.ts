import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import { namesEtag } from '../../platform/http/etags.js';
import { bodyOf, ENCODINGS, formOf, type PackedAnswer } from './packed-answer.js';

/** Sets the headers of an answer. Returns the body, or undefined if the client already has it. */
export async function bodyFor(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PackedAnswer,
): Promise<Buffer | undefined> {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  const { encoding, etag } = formOf(
    answer,
    ENCODINGS.find((one) => accepted.includes(one)),
  );
  const others = [reply.getHeader('vary') ?? []].flat().map(String);
  void reply.headers({
    etag,
    // The answer to a first call sets a cookie, which shared caches must not store.
    'cache-control': 'private, no-cache',
    vary: [...others, 'accept-encoding', 'authorization', 'cookie'].join(', '),
  });
  if (namesEtag(request.headers['if-none-match'], etag)) return undefined;
  void reply.type('application/json; charset=utf-8');
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return bodyOf(answer, encoding);
}
