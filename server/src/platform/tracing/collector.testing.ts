import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Span in OTLP JSON (opentelemetry-proto, trace.proto). */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly links: readonly { readonly spanId: string }[];
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code: number };
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: Pick<CollectedSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[];
  }[];
}

/** Receives and keeps spans sent by OTLP over HTTP on this machine. */
export interface Collector {
  readonly endpoint: string;
  readonly exported: Exported[];
  readonly spans: () => readonly CollectedSpan[];
  readonly close: () => void;
}

export async function collector(): Promise<Collector> {
  const exported: Exported[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      // Clients of this path send OTLP.
      if (request.url === '/v1/traces') exported.push(body as Exported);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a TCP port.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    exported,
    spans: () =>
      exported.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
