import { Logger, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { DataSource } from 'typeorm';

import { BrowserErrors } from '../browser-errors/browser-errors.js';
import { Config } from '../config/config.js';
import { Health } from '../health/health.js';
import { Jobs } from '../jobs/jobs.js';
import { isWorker, reportNumbers } from '../worker/worker.js';
import { MetricsServer } from './metrics-server.js';
import { measureRequests } from './request-metrics.js';
import { measureState, Watched } from './state-metrics.js';
import { measureWatchdog } from './watchdog-metrics.js';

const watched = {
  provide: Watched,
  inject: [DataSource, Jobs, Health, BrowserErrors],
  useFactory: (...parts: ConstructorParameters<typeof Watched>) => new Watched(...parts),
};

/** Prometheus metrics. Without METRICS_PORT nothing is counted or served. */
@Module({ providers: [watched] })
export class MetricsModule implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();
  private server: MetricsServer | undefined;

  constructor(
    private readonly config: Config,
    private readonly adapter: HttpAdapterHost,
    private readonly state: Watched,
  ) {}

  onModuleInit(): void {
    if (this.config.METRICS_PORT === undefined) return;
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    measureRequests(fastify, this.registry);
    measureState(this.state, this.registry);
    measureWatchdog(this.config.DATA_DIR, this.registry);
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Called only by processes that serve shops, so that command-line tools leave the port alone. A
   * port in use does not stop the shop.
   */
  async listen(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST } = this.config;
    if (port === undefined) return;
    if (isWorker()) {
      reportNumbers(() => this.registry.getMetricsAsJSON());
      return;
    }
    const server = new MetricsServer(this.registry);
    try {
      await server.listen(port, METRICS_HOST);
      this.server = server;
      this.logger.log({ message: 'metrics are served', port });
    } catch (error) {
      this.logger.error({ message: 'metrics are not served', port, error });
    }
  }

  onModuleDestroy(): void {
    this.server?.close();
    this.registry.clear();
  }
}
