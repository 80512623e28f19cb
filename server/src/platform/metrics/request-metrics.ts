import type { Server } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Histogram buckets in seconds, from a cached answer to one that takes too long. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Label of requests without a route: their paths are arbitrary. */
const noRoute = 'none';

/** Counts answers by route template, pages by source, and open connections. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'selvedge_http_request_duration_seconds',
    help: 'Time from the request headers to the last byte of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: 'selvedge_pages_total',
    help: 'Pages of shops: a hit came from memory, a miss was rendered and cached, a bypass rendered for one visitor.',
    labelNames: ['cache'],
    registers,
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? noRoute, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1_000);
    const cache = reply.getHeader('x-cache');
    if (typeof cache === 'string') pages.inc({ cache });
    done();
  });
  countSockets(fastify.server, registry);
}

function countSockets(server: Server, registry: Registry): void {
  const sockets = new Gauge({
    name: 'selvedge_sockets',
    help: 'Open WebSockets: live for screens, collab for edited pages.',
    labelNames: ['kind'],
    registers: [registry],
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    const kind = url.startsWith('/live') ? 'live' : 'collab';
    sockets.inc({ kind });
    socket.once('close', () => {
      sockets.dec({ kind });
    });
  });
}
