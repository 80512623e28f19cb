import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import { namesEtag } from '../../../platform/http/etags.js';
import { opensWallets } from '../../../platform/content-security-policy.js';
import { sendPolicy } from '../../../platform/http/security-headers.js';
import {
  bodyFor,
  ENCODINGS,
  headersOf,
  packedAs,
  quickBody,
  type Encoding,
  type PackedPage,
  type PersonalHtml,
} from './packed-page.js';

/** Sends a newly rendered page. */
export function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<void> {
  const isAsItIs = encodingFor(request) === 'br' && request.headers['if-none-match'] === undefined;
  if (!isAsItIs) return sendPacked(request, reply, page);
  return answer(reply.headers(page.headers).header('content-encoding', 'br'), page.quick);
}

/** Sends a cached page, or 304 if the client has it. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<void> {
  reply.headers(page.headers);
  if (namesEtag(request.headers['if-none-match'], page.etag)) return answer(reply.code(304));
  const encoding = encodingFor(request);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  const body = bodyFor(page, encoding);
  return answer(reply, Buffer.isBuffer(body) ? body : await body);
}

/**
 * Sends a visitor's page, compressed and with its policy. A page with personal content is marked as
 * not storable.
 */
export async function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PersonalHtml,
): Promise<void> {
  if (page.isPlain) return sendFresh(request, reply, packedAs(page));
  const { html, policy } = page;
  sendPolicy(reply.headers(headersOf(page)), policy);
  reply.header('cache-control', 'no-store');
  if (opensWallets(policy)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  const encoding = encodingFor(request);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return answer(reply, quickBody(html, encoding));
}

async function answer(reply: FastifyReply, body?: Buffer): Promise<void> {
  await reply.send(body);
}

/** Returns the best of the encodings that the browser accepts (RFC 9110, 12.5.3). */
function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}
