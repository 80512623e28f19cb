import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';

import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseForm } from './form-body.js';
import { BodyTooLarge, MalformedRequest, UnsupportedContentType } from './http.errors.js';
import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form with a file as `multipart/form-data`, and reads it itself. */
    readonly fileForm?: boolean;
  }
}

/**
 * `@FileForm()` on a controller's method: its body is a form with a file, which `fileIn` reads once the guards
 * have let the call in. Forms of all other methods hold no files.
 */
export function FileForm(): MethodDecorator {
  return AddRouteConfig({ fileForm: true });
}

/** For all other calls it is 415. */
export function addFileFormParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.fileForm) done(null);
    else done(new UnsupportedContentType());
  });
}

/** What somebody filled in, and the file that they chose; undefined where they chose none. */
export interface FilledFileForm {
  readonly fields: ReturnType<typeof parseForm>;
  readonly file: { readonly name: string; readonly content: Buffer } | undefined;
  /** The file was larger than it may be, and was not kept. */
  readonly isTooLarge: boolean;
}

/**
 * The file of a field (RFC 7578); undefined where none was chosen. Throws BodyTooLarge for one of more than
 * `most` bytes, and MalformedRequest.
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

/** All of a form with a file, its fields as those of any other form. Throws MalformedRequest. */
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
  // A browser sends an empty file where none was chosen.
  const file = parts.length === 0 ? undefined : { name, content: Buffer.concat(parts) };
  return { fields: parseForm(fields.toString()), file, isTooLarge };
}

/** Less than a part may buffer, which is 16 KB. */
const pieceBytes = 8_192;

/**
 * Busboy 3.2 never finishes where a part that it skips, as for a line break in the name of a file, fills its
 * buffer and ends within one chunk. Each piece is consumed before the next one comes.
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
