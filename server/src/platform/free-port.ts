import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral range of the operating system (from 32768). Otherwise an outgoing connection,
 * even one to the server itself, could take the port while the server restarts.
 */
const lowest = 20_000;
const highest = 32_000;

/** Returns a free port of 127.0.0.1, the preferred one if possible. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred, '127.0.0.1'))) return preferred;
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

/** Whether the port is free; binds it for a moment. */
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
