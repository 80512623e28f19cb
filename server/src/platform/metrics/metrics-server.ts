import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import type { Registry } from 'prom-client';

/** `/metrics` on a port of its own, which no proxy of shops leads to. */
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
      // The database is away: whoever collects sees that nothing came, and /healthz says why.
      response.writeHead(503).end();
    }
  }
}
