import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import type { Config } from '../config/config.js';
import type { Health } from './health.js';

/** Retry-After of refused requests. */
const retryAfterSeconds = 5;

/**
 * Listens on the server's address while it starts, which takes long when projections are rebuilt.
 * Health calls report what it waits for; all others get 503 with Retry-After. Resolves with a
 * function that frees the address.
 */
export async function standBy(
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
  health: Health,
): Promise<() => Promise<void>> {
  await health.begin();
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/\?.*/s, '').replace(/\/$/, '');
    if (path === '/livez') answer(response, 200, { status: 'up' });
    else if (path === '/healthz')
      answer(response, 503, { ...health.current(), status: 'starting' });
    else answer(response, 503, { status: 503, title: 'Api error', code: 'Starting' });
  });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {}),
  });
  response.end(JSON.stringify(body));
}
