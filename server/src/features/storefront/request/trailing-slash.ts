import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { rightPath } from '@selvedge/shared/storefront/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * RTE-001: a shop's screens have one address each. The other slash form leads there for good and keeps
 * its query; what is after a hash the browser carries over itself. 308, because 301 would let a browser
 * turn another method into GET. Only reading is led on: a form's answer is the page it asked for.
 */
@Injectable()
export class TrailingSlash implements OnModuleInit {
  constructor(private readonly adapter: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.addHook('onRequest', (request, reply, done) => {
      const address = rightAddress(request);
      if (address === undefined) done();
      else leadOn(reply, address);
    });
  }
}

function rightAddress({ method, url, facts }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  // The office on the atlas host has addresses of its own; health checks know no host at all.
  const known = facts as FastifyRequest['facts'] | undefined;
  if (known === undefined || known.tenant.context === 'atlas') return undefined;
  const [path = '', query] = url.split(/\?(.*)/s);
  const right = rightPath(path);
  return query === undefined || right === undefined ? right : `${right}?${query}`;
}

function leadOn(reply: FastifyReply, address: string): void {
  void reply.header('cache-control', 'no-cache').redirect(address, 308);
}
