import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config/config.js';
import { traceRequests } from './request-spans.js';
import { traceBy } from './tracing.js';

/** Limit for the final export, so that an unavailable collector does not delay the shutdown. */
const leavesWithinMs = 2_000;

type Settings = Pick<
  Config,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

/**
 * Starts OpenTelemetry tracing until the server is closed. Without OTEL_EXPORTER_OTLP_ENDPOINT,
 * nothing of it is loaded.
 */
export async function startTracing(fastify: FastifyInstance, settings: Settings): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = settings;
  if (endpoint === undefined) return;
  const { otlpTracer } = await import('./otlp-tracer.js');
  const sampling = { by: settings.OTEL_TRACES_SAMPLER, share: settings.OTEL_TRACES_SAMPLER_ARG };
  const { tracer, stop } = otlpTracer({ endpoint, service, sampling });
  traceBy(tracer);
  traceRequests(fastify, tracer);
  fastify.addHook('onClose', async () => {
    traceBy(undefined);
    const sent = stop().catch(() => undefined);
    await Promise.race([sent, wait(leavesWithinMs, undefined, { ref: false })]);
  });
  new Logger('Tracing').log({ message: 'spans are exported to a collector', service });
}
