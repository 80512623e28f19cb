import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import { sendPolicy } from '../../../platform/http/security-headers.js';

const thoroughBrotli = promisify(brotliCompress);
const thoroughGzip = promisify(gzip);
const unpacked = promisify(brotliDecompress);
/** The usual window takes 4 MB a page, and the time to clear them and to collect them again. */
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});
/**
 * For whoever waits: a fifth of a millisecond, less than it takes to hand the page to another thread, and
 * half of what the next better one takes, for 3 to 8 % more.
 */
const quickBrotli = brotliOptions(1);
/** For all who come later. */
const smallBrotli = brotliOptions(5);
const quickGzip = { level: 3 };

/** A page to send. */
interface Html {
  readonly html: Buffer;
  readonly policy: string;
  /** HTML when left out. */
  readonly contentType?: string;
}

/** The same for everybody: it was made without anybody in mind, and may be kept. */
export interface SharedHtml extends Html {
  readonly audience: 'everybody';
}

/** Made for one visitor; with `isPlain` there is nothing of theirs in it, so that it may be asked for again by its ETag. */
export interface PersonalHtml extends Html {
  readonly audience: 'visitor';
  readonly isPlain: boolean;
}

function headersOf({ contentType = 'text/html; charset=utf-8' }: Html) {
  return { 'content-type': contentType, vary: 'accept, accept-encoding, cookie' };
}

/** Smaller ones first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page that is the same for everybody, as it is kept: with its headers, compressed. */
export interface PackedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** As it was for its first visitor, with Brotli. */
  readonly quick: Buffer;
  /** For those who come later, once somebody has. */
  readonly bodies: Partial<Record<Encoding, Body>>;
  /** What it takes in memory once it has been asked for in both. */
  readonly bytes: number;
}

/** A promise until it is there. */
type Body = Buffer | Promise<Buffer>;

/** Of what Brotli makes of a page, which is shorter and as telling. */
function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

export function packed(page: SharedHtml): PackedPage {
  return packedAs(page);
}

function packedAs(page: Html): PackedPage {
  const quick = brotliCompressSync(page.html, quickBrotli);
  const etag = etagOf(quick);
  const headers = {
    ...headersOf(page),
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    etag,
  };
  return { headers, etag, quick, bodies: {}, bytes: 3 * quick.length };
}

/** Sends a page that was just made, as it is. */
export function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<void> {
  const isAsItIs = encodingFor(request) === 'br' && request.headers['if-none-match'] === undefined;
  if (!isAsItIs) return sendPacked(request, reply, page);
  return answer(reply.headers(page.headers).header('content-encoding', 'br'), page.quick);
}

/**
 * Sends a page that is the same for everybody. The first who asks for a kept page has it compressed
 * well, in another thread; for the few who accept nothing it is unpacked.
 */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<void> {
  reply.headers(page.headers);
  if (request.headers['if-none-match'] === page.etag) return answer(reply.code(304));
  const encoding = encodingFor(request);
  if (encoding === undefined) return answer(reply, await unpacked(page.quick));
  const body = (page.bodies[encoding] ??= thorough(page, encoding));
  reply.header('content-encoding', encoding);
  return answer(reply, Buffer.isBuffer(body) ? body : await body);
}

async function thorough({ quick, bodies }: PackedPage, encoding: Encoding): Promise<Buffer> {
  const html = await unpacked(quick);
  const body = await (encoding === 'br' ? thoroughBrotli(html, smallBrotli) : thoroughGzip(html));
  bodies[encoding] = body;
  return body;
}

/** Sends a visitor's page with its policy, compressed; one with something of theirs is never to be kept. */
export async function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PersonalHtml,
): Promise<void> {
  if (page.isPlain) return sendFresh(request, reply, packedAs(page));
  const { html, policy } = page;
  sendPolicy(reply.headers(headersOf(page)), policy);
  reply.header('cache-control', 'no-store');
  const encoding = encodingFor(request);
  if (encoding === undefined) return answer(reply, html);
  const isBrotli = encoding === 'br';
  const body = isBrotli ? brotliCompressSync(html, quickBrotli) : gzipSync(html, quickGzip);
  return answer(reply.header('content-encoding', encoding), body);
}

async function answer(reply: FastifyReply, body?: Buffer): Promise<void> {
  await reply.send(body);
}

/** Of those that the browser accepts (RFC 9110, 12.5.3) the one that makes a page smallest. */
function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}
