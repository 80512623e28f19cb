import { pipeline } from 'node:stream/promises';

import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { BodyTooLarge, MalformedRequest, UnsupportedContentType } from './http.errors.js';

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
  return RouteConfig({ fileForm: true });
}

/** For all other calls it is 415. */
export function addFileFormParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.fileForm) done(null);
    else done(new UnsupportedContentType());
  });
}

/**
 * The file of a field (RFC 7578); undefined where none was chosen. Throws BodyTooLarge for one of more than
 * `most` bytes, and MalformedRequest.
 */
export async function fileIn(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  field: string,
  most: number,
): Promise<Buffer | undefined> {
  const form = parserOf(headers, most);
  const files: Buffer[] = [];
  let refusal: Error | undefined;
  form.on('file', (name, file) => {
    file.on('limit', () => {
      refusal = new BodyTooLarge();
    });
    file.on('error', () => undefined);
    file.on('data', (part: Buffer) => {
      if (name === field && refusal === undefined) files.push(part);
    });
  });
  await pipeline(raw, form).catch(() => {
    throw new MalformedRequest();
  });
  if (refusal !== undefined) throw refusal;
  // A browser sends an empty file where none was chosen.
  return files.length === 0 ? undefined : Buffer.concat(files);
}

/** Throws MalformedRequest for a type without a boundary. */
function parserOf(headers: FastifyRequest['headers'], fileSize: number): BusboyInstance {
  try {
    const known = { ...headers, 'content-type': headers['content-type'] ?? '' };
    return new Busboy({ headers: known, limits: { fileSize, files: 1, fields: 10, parts: 10 } });
  } catch {
    throw new MalformedRequest();
  }
}
