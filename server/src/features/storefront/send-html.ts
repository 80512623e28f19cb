import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendPolicy } from '../../platform/http/security-headers.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unzipped = promisify(gunzip);
const brotliUnpacked = promisify(brotliDecompress);
/**
 * Quick enough to do for every answer; a page is about 50 kB before. The window holds that, too: the
 * usual one takes 4 MB a page, and the time to clear them and to collect them again.
 */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** A page to send. `shared`: the same for everybody, so it may be asked for again by its ETag. */
export interface Html {
  readonly html: string;
  readonly policy: string;
  readonly shared: boolean;
  /** HTML when left out. */
  readonly contentType?: string;
}

function headersOf({ contentType = 'text/html; charset=utf-8' }: Html) {
  return { 'content-type': contentType, vary: 'accept, accept-encoding, cookie' };
}

/** A page that is the same for everybody, as it is kept: with its headers, compressed once. */
export interface PackedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** By what was asked for so far; never empty. */
  readonly bodies: { br?: Buffer; gzip?: Buffer };
  /** What it takes in memory once it has been asked for in both. */
  readonly bytes: number;
}

type Encoding = keyof PackedPage['bodies'];

function compressed(html: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(html, brotliOptions) : gzipped(html);
}

async function unpacked({ bodies }: PackedPage): Promise<Buffer> {
  if (bodies.br !== undefined) return brotliUnpacked(bodies.br);
  return unzipped(bodies.gzip ?? '');
}

function etagOf(html: Buffer): string {
  return `W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`;
}

/** Compresses a page as its first visitor accepts it; for others it is done when they come, once too. */
export async function packed(request: FastifyRequest, page: Html): Promise<PackedPage> {
  const html = Buffer.from(page.html);
  const etag = etagOf(html);
  const encoding = encodingFor(request) ?? 'br';
  const body = await compressed(html, encoding);
  const headers = {
    ...headersOf(page),
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    etag,
  };
  return { headers, etag, bodies: { [encoding]: body }, bytes: 2 * body.length };
}

/** Sends a page that is the same for everybody: unpacked for the few who accept nothing else. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<void> {
  reply.headers(page.headers);
  if (request.headers['if-none-match'] === page.etag) {
    void reply.code(304).send();
    return;
  }
  const encoding = encodingFor(request);
  if (encoding === undefined) {
    void reply.send(await unpacked(page));
    return;
  }
  const body = (page.bodies[encoding] ??= await compressed(await unpacked(page), encoding));
  void reply.header('content-encoding', encoding).send(body);
}

/** Sends a page with its policy, compressed; a shared one with an ETag, a personal one never to be kept. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Html,
): Promise<void> {
  const { policy, shared } = page;
  const html = Buffer.from(page.html);
  sendPolicy(reply.headers(headersOf(page)), policy);
  reply.header('cache-control', shared ? 'no-cache' : 'no-store');
  if (shared) {
    const etag = etagOf(html);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return answer(reply.code(304));
  }
  const encoding = encodingFor(request);
  if (encoding === undefined) return answer(reply, html);
  return answer(reply.header('content-encoding', encoding), await compressed(html, encoding));
}

async function answer(reply: FastifyReply, body?: string | Buffer): Promise<void> {
  await reply.send(body);
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = [headers['accept-encoding'] ?? ''].flat().join();
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
