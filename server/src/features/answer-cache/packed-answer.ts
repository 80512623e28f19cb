import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = {
  br: (json: Buffer) =>
    promisify(brotliCompress)(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // The default window takes 4 MB of memory per answer.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (json: Buffer) => promisify(gzip)(json, { level: 4 }),
};

/** Best compression first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Minimum size in bytes; below it, compression saves less than its header costs. */
const worthCompressing = 512;

/** A serialised answer that is the same for all visitors. */
export interface PackedAnswer {
  readonly json: Buffer;
  /** Hash of the content; the ETag of each encoding is derived from it. */
  readonly mark: string;
  /** Compressed in a worker thread on first use, once per encoding. */
  readonly bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Encoding of an answer with its strong ETag. */
export interface AnswerForm {
  readonly encoding: Encoding | undefined;
  readonly etag: string;
}

export function packed(answer: unknown): PackedAnswer {
  const json = Buffer.from(JSON.stringify(answer));
  return { json, mark: hash('sha256', json, 'base64url').slice(0, 22), bodies: {} };
}

/** Returns the encoding to send, given the one that the client accepts. */
export function formOf({ json, mark }: PackedAnswer, accepted: Encoding | undefined): AnswerForm {
  const encoding = json.length < worthCompressing ? undefined : accepted;
  return { encoding, etag: `"${encoding === undefined ? mark : `${mark}-${encoding}`}"` };
}

export async function bodyOf(answer: PackedAnswer, encoding: Encoding | undefined) {
  if (encoding === undefined) return answer.json;
  return (answer.bodies[encoding] ??= compress[encoding](answer.json));
}

/** Estimated memory with both compressed forms, which together rarely exceed the plain one. */
export function bytesOf({ json }: PackedAnswer): number {
  return 2 * json.length;
}
