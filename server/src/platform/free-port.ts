import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that systems give to outgoing connections and to who asks for any port (from 32768 on): a
 * server that is away for a moment would lose its own to one of them, even to a client that tries to reach it.
 */
const lowest = 20_000;
const highest = 32_000;

/** A port of 127.0.0.1 that nobody listens on: the wanted one if it can be had. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred, '127.0.0.1'))) return preferred;
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

/** Whether somebody could listen there: tries it for a moment. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}
