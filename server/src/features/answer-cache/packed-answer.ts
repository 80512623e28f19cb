import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = {
  br: (json: Buffer) =>
    promisify(brotliCompress)(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // The usual window takes 4 MB an answer.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (json: Buffer) => promisify(gzip)(json, { level: 4 }),
};

/** Smaller ones first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Below, what is saved is less than the header that says so. */
const worthCompressing = 512;

/** An answer that is the same for everybody, as the bytes that are sent. */
export interface PackedAnswer {
  readonly json: Buffer;
  /** Of the content; each of its forms has a mark of its own, made of it. */
  readonly mark: string;
  /** Made when they are first asked for, each once, in another thread. */
  readonly bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** A form of an answer: its strong ETag is of these bytes and no others. */
export interface AnswerForm {
  readonly encoding: Encoding | undefined;
  readonly etag: string;
}

export function packed(answer: unknown): PackedAnswer {
  const json = Buffer.from(JSON.stringify(answer));
  return { json, mark: hash('sha256', json, 'base64url').slice(0, 22), bodies: {} };
}

/** As it is sent to who accepts this. */
export function formOf({ json, mark }: PackedAnswer, accepted: Encoding | undefined): AnswerForm {
  const encoding = json.length < worthCompressing ? undefined : accepted;
  return { encoding, etag: `"${encoding === undefined ? mark : `${mark}-${encoding}`}"` };
}

export async function bodyOf(answer: PackedAnswer, encoding: Encoding | undefined) {
  if (encoding === undefined) return answer.json;
  return (answer.bodies[encoding] ??= compress[encoding](answer.json));
}

/** In memory: with both compressed forms, which together are hardly ever more than the plain one. */
export function bytesOf({ json }: PackedAnswer): number {
  return 2 * json.length;
}
