import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { onParentExit } from './parent-exit.js';

/** Time limit for open requests; unanswered ones are cut off. */
export const drainMs = 10_000;
/** Interval for closing connections that have become idle; clients would keep them open. */
const sweepEveryMs = 100;

/**
 * Stops on SIGTERM, SIGINT or the end of the parent process. Accepts no new requests, answers open
 * ones, and closes sockets and pools; the process then ends by itself.
 */
export function stopGracefully(app: NestFastifyApplication): void {
  let stopping = false;
  const stop = (reason: string): void => {
    if (stopping) return;
    stopping = true;
    new Logger('Server').log({ message: 'stopping', reason });
    setTimeout(() => process.exit(1), drainMs).unref();
    setInterval(() => app.getHttpServer().closeIdleConnections(), sweepEveryMs).unref();
    void app.close().then(() => process.exit(0));
  };
  // Idempotent: a supervisor and an operator may both send a signal.
  process.on('SIGTERM', stop);
  process.once('SIGINT', stop);
  onParentExit(() => {
    stop('disconnect');
  });
}

/** How long a keep-alive connection may send one more request to a replaced process. */
const lingerMs = 2_000;

/**
 * Runs before the stop when another process already serves the port. Accepts no new connections and
 * answers requests on existing ones with `Connection: close`, so that clients reconnect to the
 * other process. Closing an idle connection at once would lose a request in transit.
 */
export async function handOver(app: NestFastifyApplication): Promise<void> {
  const http = app.getHttpServer();
  http.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  // Not HTTP's own method, which closes idle connections too.
  Server.prototype.close.call(http);
  await Promise.race([once(http, 'close'), wait(lingerMs)]);
}
