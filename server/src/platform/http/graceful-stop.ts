import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { onParentExit } from '../processes/parent-exit.js';

/** What is not answered by then is cut off. */
export const drainMs = 10_000;
/** Connections that have become idle meanwhile are closed this often: clients would keep them. */
const sweepEveryMs = 100;

/**
 * On SIGTERM, SIGINT or when the parent process goes: no new requests, those under way are answered,
 * sockets and pools are closed, and the process ends by itself.
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
  // Asked twice it does the same: whoever has it leave and whoever ends all may be two.
  process.on('SIGTERM', stop);
  process.once('SIGINT', stop);
  onParentExit(() => {
    stop('disconnect');
  });
}

/** How long a kept connection may bring one more request to a process whose place another has taken. */
const lingerMs = 2_000;

/**
 * Before it stops, where another process serves the same port already: takes no new connections, and
 * answers what the kept ones bring with `Connection: close`. Whoever asks again comes to the other
 * one; to close an idle connection at once would lose the request that is on its way.
 */
export async function handOver(app: NestFastifyApplication): Promise<void> {
  const http = app.getHttpServer();
  http.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  // Not the method of HTTP, which closes idle connections too.
  Server.prototype.close.call(http);
  await Promise.race([once(http, 'close'), wait(lingerMs)]);
}
