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
/** The default window takes 4 MB per page, plus the time to clear and to collect it. */
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});
/**
 * Options for the first visitor, who waits: 0.2 ms, less than handing the page to another thread.
 * The next quality takes twice as long and saves 3 to 8 %.
 */
const quickBrotli = brotliOptions(1);
/** Options for later visitors. */
const smallBrotli = brotliOptions(5);
const quickGzip = { level: 3 };

/** A page to send. */
export interface Html {
  readonly html: Buffer;
  readonly policy: string;
  /** HTML if omitted. */
  readonly contentType?: string;
}

/** Page rendered without visitor data, so it may be cached for everyone. */
export interface SharedHtml extends Html {
  readonly audience: 'everybody';
  /** Shows the size of a basket, which may have changed by the visitor's next request. */
  readonly isCounted?: boolean;
}

/**
 * Page of one visitor. With `isPlain` it contains nothing personal and may be revalidated by ETag.
 */
export interface PersonalHtml extends Html {
  readonly audience: 'visitor';
  readonly isPlain: boolean;
}

/** Ordered by size, smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A promise until compression is done. */
type Body = Buffer | Promise<Buffer>;

export function headersOf({ contentType = 'text/html; charset=utf-8' }: Html) {
  return { 'content-type': contentType, vary: 'accept, accept-encoding, cookie' };
}

/** Cached shared page: headers and compressed bodies. */
export interface PackedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Fast Brotli for the first visitor. */
  readonly quick: Buffer;
  /** Bodies for later visitors, compressed on first use. */
  readonly bodies: Partial<Record<Encoding, Body>>;
  /** Memory size once both encodings have been requested. */
  readonly bytes: number;
}

/**
 * Hashes the Brotli output, which is shorter. The `etag` package takes as long, with SHA-1
 * (decision 0097).
 */
function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Packs a shared page for the cache. */
export function packed(page: SharedHtml): PackedPage {
  const base = packedAs(page);
  if (page.isCounted !== true) return base;
  const { etag: _, ...headers } = base.headers;
  return { ...base, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** Packs a page of any audience. */
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
 * Least recently used uncompressed bodies, for clients without compression. They are ten times as
 * large as compressed ones, so there is memory for about a hundred pages only.
 */
const plainBodies = new LRUCache<PackedPage, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => Math.max(1, length),
});

/**
 * Returns the body of a cached page in an encoding. The first request for it compresses the page
 * thoroughly in another thread.
 */
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

/** Compresses a page that is sent only once. */
export function quickBody(html: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined) return html;
  return encoding === 'br' ? brotliCompressSync(html, quickBrotli) : gzipSync(html, quickGzip);
}
