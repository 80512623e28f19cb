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
import { LRUCache } from 'lru-cache';

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
export interface Html {
  readonly html: Buffer;
  readonly policy: string;
  /** HTML when left out. */
  readonly contentType?: string;
}

/** The same for everybody: it was made without anybody in mind, and may be kept. */
export interface SharedHtml extends Html {
  readonly audience: 'everybody';
  /** It shows how much a basket holds, which may be another number when the visitor comes back. */
  readonly isCounted?: boolean;
}

/** Made for one visitor; with `isPlain` there is nothing of theirs in it, so that it may be asked for again by its ETag. */
export interface PersonalHtml extends Html {
  readonly audience: 'visitor';
  readonly isPlain: boolean;
}

/** Smaller ones first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A promise until it is there. */
type Body = Buffer | Promise<Buffer>;

export function headersOf({ contentType = 'text/html; charset=utf-8' }: Html) {
  return { 'content-type': contentType, vary: 'accept, accept-encoding, cookie' };
}

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

/** Of what Brotli makes of a page, which is shorter and as telling. `etag` takes as long, with SHA-1 (0097). */
function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** A page of everybody's, to be kept. */
export function packed(page: SharedHtml): PackedPage {
  const base = packedAs(page);
  if (page.isCounted !== true) return base;
  const { etag: _, ...headers } = base.headers;
  return { ...base, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** A page of whomever, to be sent once. */
export function packedAs(page: Html): PackedPage {
  const quick = brotliCompressSync(page.html, quickBrotli);
  const etag = etagOf(quick);
  const headers: Readonly<Record<string, string>> = {
    ...headersOf(page),
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    etag,
  };
  return { headers, etag, quick, bodies: {}, bytes: 3 * quick.length };
}

/**
 * What was last asked for as it is, by programs that take nothing else: ten times the size of what is kept
 * for browsers, so there is room for a hundred pages, in bytes, and not for all.
 */
const plainBodies = new LRUCache<PackedPage, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => Math.max(1, length),
});

/** A kept page for who accepts this; the first who asks has it compressed well, in another thread. */
export function bodyFor(page: PackedPage, encoding: Encoding | undefined): Body {
  if (encoding === undefined) return plainBodies.get(page) ?? plain(page);
  return (page.bodies[encoding] ??= thorough(page, encoding));
}

async function plain(page: PackedPage): Promise<Buffer> {
  const body = await unpacked(page.quick);
  plainBodies.set(page, body);
  return body;
}

async function thorough({ quick, bodies }: PackedPage, encoding: Encoding): Promise<Buffer> {
  const html = await unpacked(quick);
  const body = await (encoding === 'br' ? thoroughBrotli(html, smallBrotli) : thoroughGzip(html));
  bodies[encoding] = body;
  return body;
}

/** A page that is sent once, for who accepts this. */
export function quickBody(html: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined) return html;
  return encoding === 'br' ? brotliCompressSync(html, quickBrotli) : gzipSync(html, quickGzip);
}
