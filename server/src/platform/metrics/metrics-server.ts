import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import type { Registry } from 'prom-client';

/** Serves `/metrics` on a separate port that the public proxy does not expose. */
export class MetricsServer {
  private readonly server: Server;

  constructor(private readonly registry: Pick<Registry, 'metrics' | 'contentType'>) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async listen(port: number, host: string): Promise<void> {
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await this.registry.metrics();
      response.writeHead(200, { 'content-type': this.registry.contentType }).end(text);
    } catch {
      // If the database is unavailable, the scrape fails, and /healthz reports why.
      response.writeHead(503).end();
    }
  }
}
