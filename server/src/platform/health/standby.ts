import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import type { Config } from '../config/config.js';
import type { Health } from './health.js';

/** When who is refused may ask again. */
const retryAfterSeconds = 5;

/**
 * Answers at the server's address while it gets ready, which takes long when read models are folded
 * again: that it lives, what it is waiting for, and to everything else that it is to be asked again.
 * Resolves with the way to leave the address to the server.
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
