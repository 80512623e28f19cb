import { Controller, Get, Header, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';

import { Sends } from '../openapi/sends.js';
import { Health, type HealthReport } from './health.js';

@Controller()
export class HealthController {
  constructor(private readonly health: Health) {}

  /** Answers 503 when the server cannot do its work. */
  @Get('healthz')
  @RouteConfig({ anyHost: true })
  @Sends({ 200: ['application/json'], 503: ['application/json'] })
  read(@Res({ passthrough: true }) reply: FastifyReply): HealthReport {
    const report = this.health.current();
    reply.code(report.status === 'up' ? 200 : 503).header('cache-control', 'no-store');
    return report;
  }

  /** Liveness: whether the process answers at all. A restart helps only if this fails. */
  @Get('livez')
  @RouteConfig({ anyHost: true })
  @Header('cache-control', 'no-store')
  alive(): { readonly status: 'up' } {
    return { status: 'up' };
  }
}
