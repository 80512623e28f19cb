import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { requestTimedOut } from './client-errors.js';

/** Limits for a slow request body. */
export interface BodyRate {
  readonly bytesPerSecond: number;
  /** How long a body may take to begin, with nothing received yet. */
  readonly graceMs: number;
  /** How long a body may stall, however much of it came before. */
  readonly longestStallMs: number;
  readonly checkEveryMs: number;
}

/**
 * Slower than the worst mobile network. After a fast start, a phone in a tunnel may send nothing
 * for half a minute.
 */
const bodyRate: BodyRate = {
  bytesPerSecond: 500,
  graceMs: 10_000,
  longestStallMs: 30_000,
  checkEveryMs: 1_000,
};

interface Arriving {
  readonly response: ServerResponse;
  receivedBytes: number;
  /**
   * Time for which the client may send nothing. Received bytes increase it; waiting for the client
   * reduces it.
   */
  creditMs: number;
}

/**
 * Answers 408 to a request whose body arrives too slowly, and closes the connection. Time during which the
 * server itself does not read, because its buffer is full, does not count.
 */
export function refuseSlowBodies(server: Server, rate: BodyRate = bodyRate): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  server.on('request', (request, response) => {
    if (request.complete || !hasBody(request)) return;
    const receivedBytes = request.socket.bytesRead;
    arriving.set(request, { response, receivedBytes, creditMs: rate.graceMs });
    request.once('close', () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, body] of arriving) {
      if (request.complete || request.socket.destroyed) arriving.delete(request);
      else if (isTooSlow(request, body, rate)) refuse(server, request, body);
    }
  }, rate.checkEveryMs);
  timer.unref();
  server.once('close', () => {
    clearInterval(timer);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooSlow(request: IncomingMessage, body: Arriving, rate: BodyRate): boolean {
  const { bytesRead } = request.socket;
  const earnedMs = ((bytesRead - body.receivedBytes) / rate.bytesPerSecond) * 1_000;
  body.receivedBytes = bytesRead;
  const isWaitingForUs = request.readableLength >= request.readableHighWaterMark;
  const spentMs = isWaitingForUs ? 0 : rate.checkEveryMs;
  const most = Math.max(rate.longestStallMs, rate.graceMs);
  body.creditMs = Math.min(body.creditMs + earnedMs, most) - spentMs;
  return body.creditMs <= 0;
}

function refuse(server: Server, { socket }: IncomingMessage, { response }: Arriving): void {
  const error = Object.assign(new Error('The body arrives too slowly.'), { code: requestTimedOut });
  // Already answered, or an earlier answer on the same connection is still being sent.
  if (response.headersSent || response.socket !== socket) socket.destroy();
  else server.emit('clientError', error, socket);
}
