import type { FastifyInstance, FastifyRequest } from 'fastify';

import { decodedTable } from '../csv/decoded-table.js';
import { addFileFormParser } from './file-form.js';
import { parseForm } from './form-body.js';
import { MalformedRequest } from './http.errors.js';
import { isTooMuchJson, maxJsonValues, maxLargeJsonValues } from './json-shape.js';
import { addStreamParser } from './streamed-body.js';

/** 1 MiB; larger bodies get 413. */
export const bodyLimitBytes = 1_048_576;

/** 4 MiB for CSV tables. */
const csvLimitBytes = 4 * 1_048_576;

/** Maximum number of JSON values for the route. */
function mostValuesOf({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.largeBody ? maxLargeJsonValues : maxJsonValues;
}

/**
 * Accepts JSON, forms and CSV tables; other types get 415. A call without payload may send no body.
 */
export function addBodyParsers(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else if (request.routeOptions.config.rawBody) done(null, body);
      else if (isTooMuchJson(body, mostValuesOf(request))) done(new MalformedRequest());
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
  // Product tables; refused by every call that expects an object.
  fastify.addContentTypeParser<Buffer>(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: csvLimitBytes },
    (_request, body, done) => {
      done(null, decodedTable(body));
    },
  );
  addStreamParser(fastify);
  addFileFormParser(fastify);
}
