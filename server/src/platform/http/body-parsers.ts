import type { FastifyInstance } from 'fastify';

import { parseForm } from './form-body.js';

/** 1 MiB; more is 413. */
export const bodyLimitBytes = 1_048_576;

/** JSON and forms, nothing else: 415. A call without payload may send no body at all. */
export function addBodyParsers(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
  fastify.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, parseForm(body));
      } catch (refusal) {
        // Only MalformedRequest is thrown.
        done(refusal as Error);
      }
    },
  );
}
