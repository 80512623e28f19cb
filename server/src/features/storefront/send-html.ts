import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendPolicy } from '../../platform/http/security-headers.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Quick enough to do for every answer; a page is about 50 kB before. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A page to send. `shared`: the same for everybody, so it may be asked for again by its ETag. */
export interface Html {
  readonly html: string;
  readonly policy: string;
  readonly shared: boolean;
}

async function compressed(
  html: string,
  accepted: string,
): Promise<readonly [encoding: 'br' | 'gzip', body: Buffer] | undefined> {
  if (/\bbr\b/.test(accepted)) return ['br', await brotli(html, brotliQuality)];
  return /\bgzip\b/.test(accepted) ? ['gzip', await gzipped(html)] : undefined;
}

function etagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

/** Sends a page with its policy, compressed; a shared one with an ETag, a personal one never to be kept. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy, shared }: Html,
): Promise<void> {
  sendPolicy(reply, policy);
  reply.type('text/html; charset=utf-8').header('vary', 'accept, accept-encoding, cookie');
  reply.header('cache-control', shared ? 'no-cache' : 'no-store');
  if (shared) {
    const etag = etagOf(html);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return answer(reply.code(304));
  }
  const small = await compressed(html, acceptedBy(request));
  if (small === undefined) return answer(reply, html);
  return answer(reply.header('content-encoding', small[0]), small[1]);
}

async function answer(reply: FastifyReply, body?: string | Buffer): Promise<void> {
  await reply.send(body);
}

function acceptedBy({ headers }: FastifyRequest): string {
  return [headers['accept-encoding'] ?? ''].flat().join();
}
