import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

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
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', () => {
    stop('disconnect');
  });
}
