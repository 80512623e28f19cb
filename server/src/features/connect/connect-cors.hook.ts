import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AllowedEditorsService } from './admin/allowed-editors.service.js';

/** Calls that editors make across origins: sessions and pages. */
const ofEditors = /^\/omnis\/v3\/(connect\/sessions|divisions\/\d+\/pages)(?=[/?]|$)/;
const preflight = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-correlation-id',
  'access-control-max-age': '600',
} as const;

/**
 * CORS for editor calls from the shop's allowed origins. It permits only the exact origin, and
 * never credentials: scripts of other sites cannot read answers to requests with cookies.
 */
@Injectable()
export class ConnectCorsHook implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly allowed: AllowedEditorsService,
  ) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.addHook('onRequest', (request, reply, done) => {
      if (ofEditors.test(request.url) && this.answer(request, reply)) return;
      done();
    });
  }

  /** Returns true if the request was a preflight and has been answered. */
  private answer({ headers, method, facts }: FastifyRequest, reply: FastifyReply): boolean {
    const { origin } = headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !this.allowed.allows(facts.tenant.division, origin)) return false;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'retry-after, x-correlation-id');
    if (method !== 'OPTIONS') return false;
    void reply.code(204).headers(preflight).send();
    return true;
  }
}
