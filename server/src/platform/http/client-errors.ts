import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { Problem } from '@selvedge/shared/http/problem';
import { problemTitles } from '@selvedge/shared/messages';

import { hasCode } from '../persistent-file.js';

/** Node's error code for a request that took too long to arrive. */
export const requestTimedOut = 'ERR_HTTP_REQUEST_TIMEOUT';

const details: Readonly<Record<number, { readonly detail: string; readonly code: string }>> = {
  400: { detail: 'The request could not be read', code: 'MalformedRequest' },
  408: { detail: 'The request took too long to arrive', code: 'RequestTimedOut' },
  431: { detail: 'The headers of the request are too large', code: 'HeadersTooLarge' },
};

/**
 * Answers a request that reached no route, because it was unreadable or too slow, on the bare
 * connection, and closes it.
 */
export function answerClientError(
  error: Error,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (hasCode(error, 'ECONNRESET') || socket.destroyed) return;
  if (socket.writable) socket.write(answerOf(statusOf(error), headers));
  socket.destroy(error);
}

function statusOf(error: Error): number {
  if (hasCode(error, requestTimedOut)) return 408;
  return hasCode(error, 'HPE_HEADER_OVERFLOW') ? 431 : 400;
}

function answerOf(status: number, headers: Readonly<Record<string, string>>): string {
  const { detail = '', code = '' } = details[status] ?? {};
  const problem: Problem = {
    type: 'about:blank',
    title: problemTitles.api,
    status,
    detail,
    message: detail,
    code,
    correlationId: randomUUID(),
  };
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}
