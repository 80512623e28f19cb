import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { remoteSpanOf } from './remote-span.js';

const storage = new AsyncLocalStorage<string>();
const saneId = /^[\w.-]{8,64}$/;
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})/;

/** Runs work on behalf of a request or job. Each log line it writes carries the id. */
export function withCorrelation<Result>(correlationId: string, work: () => Result): Result {
  return storage.run(correlationId, work);
}

/** The id of the current request or job; undefined outside of both. */
export function currentCorrelationId(): string | undefined {
  return storage.getStore();
}

/**
 * Returns the caller's id if it is valid (8 to 64 letters, digits, `.`, `_`, `-`), otherwise the id
 * of the caller's trace, otherwise a new one.
 */
export function correlationIdFrom(headers: IncomingHttpHeaders): string {
  const given = headers['x-correlation-id'];
  if (typeof given === 'string' && saneId.test(given)) return given;
  return remoteSpanOf(headers)?.traceId.replace(uuidParts, '$1-$2-$3-$4-') ?? randomUUID();
}
