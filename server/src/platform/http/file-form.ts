import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';

import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseForm } from './form-body.js';
import { BodyTooLarge, MalformedRequest, UnsupportedContentType } from './http.errors.js';
import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the `multipart/form-data` body itself. */
    readonly fileForm?: boolean;
  }
}

/**
 * `@FileForm()` on a controller's method: its body is a form with a file, which `fileIn` reads
 * after the guards have passed. Forms of other methods contain no files.
 */
export function FileForm(): MethodDecorator {
  return AddRouteConfig({ fileForm: true });
}

/** All other calls get 415 for it. */
export function addFileFormParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.fileForm) done(null);
    else done(new UnsupportedContentType());
  });
}

/** Fields of a form, and the chosen file; undefined if there is none. */
export interface FilledFileForm {
  readonly fields: ReturnType<typeof parseForm>;
  readonly file: { readonly name: string; readonly content: Buffer } | undefined;
  /** The file exceeded the limit and was discarded. */
  readonly isTooLarge: boolean;
}

/**
 * File of a field (RFC 7578); undefined if none was chosen. Throws BodyTooLarge above `most` bytes,
 * and MalformedRequest.
 */
export async function fileIn(
  request: Pick<FastifyRequest, 'raw' | 'headers'>,
  field: string,
  most: number,
): Promise<Buffer | undefined> {
  const { file, isTooLarge } = await fileFormIn(request, field, most);
  if (isTooLarge) throw new BodyTooLarge();
  return file?.content;
}

/** All fields and the file of a form. Throws MalformedRequest. */
export async function fileFormIn(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  field: string,
  most: number,
): Promise<FilledFileForm> {
  const form = parserOf(headers, most);
  const fields = new URLSearchParams();
  const parts: Buffer[] = [];
  let name = '';
  let isTooLarge = false;
  form.on('field', (key, value) => fields.append(key, value));
  form.on('file', (key, file, fileName) => {
    if (key === field) name = fileName;
    file.on('limit', () => {
      isTooLarge = true;
    });
    file.on('error', () => undefined);
    file.on('data', (part: Buffer) => {
      if (key === field && !isTooLarge) parts.push(part);
    });
  });
  await pipeline(raw, inPieces, form).catch(() => {
    throw new MalformedRequest();
  });
  // Browsers send an empty file if none was chosen.
  const file = parts.length === 0 ? undefined : { name, content: Buffer.concat(parts) };
  return { fields: parseForm(fields.toString()), file, isTooLarge };
}

/** Less than the buffer of a part, which is 16 KB. */
const pieceBytes = 8_192;

/**
 * Splits chunks to work around Busboy 3.2, which never finishes if a skipped part fills its buffer
 * and ends within one chunk. A line break in the file name makes it skip a part. Each piece is
 * consumed before the next.
 */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      yield chunk.subarray(at, at + pieceBytes);
      await setImmediate();
    }
}

/** Throws MalformedRequest for a type without a boundary. */
function parserOf(headers: FastifyRequest['headers'], fileSize: number): BusboyInstance {
  try {
    const completed = { ...headers, 'content-type': headers['content-type'] ?? '' };
    return new Busboy({
      headers: completed,
      limits: { fileSize, files: 1, fields: 30, parts: 31 },
    });
  } catch {
    throw new MalformedRequest();
  }
}
