import { Logger } from '@nestjs/common';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  type IdGenerator,
} from '@opentelemetry/sdk-trace';

import { currentCorrelationId } from './correlation.js';
import { samplerOf, type Sampling } from './sampler.js';
import { traceIdOf } from './trace-id.js';
import type { Span, SpanStart, Tracer } from './tracing.js';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;
/** Time limit per batch of spans; batches not accepted in time are dropped. */
const exportWithinMs = 5_000;
const logger = new Logger('Tracing');

/** Target of the spans, and the name of their service. */
export interface Collector {
  /** Without the path: `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  readonly service: string;
  readonly sampling: Sampling;
}

/**
 * Exports spans to a collector by OTLP over HTTP. `stop` flushes pending spans if the collector
 * accepts them.
 */
export function otlpTracer({ endpoint, service, sampling }: Collector): {
  readonly tracer: Tracer;
  readonly stop: () => Promise<void>;
} {
  // Suppresses the library's messages about an unavailable collector; lost batches are logged
  // below.
  const silent = (): void => undefined;
  const warn = (message: string): void => logger.warn({ message: 'spans are lost', why: message });
  diag.setLogger(
    { error: warn, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportWithinMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    idGenerator: correlatedIds(),
    sampler: samplerOf(sampling),
  });
  const otel = provider.getTracer('selvedge');
  const tracer: Tracer = (start, within) => {
    return new OtlpSpan(
      otel.startSpan(start.name, optionsOf(start, within), contextOf(start, within)),
    );
  };
  return { tracer, stop: () => provider.shutdown() };
}

function contextOf({ isFirst, calledBy }: SpanStart, within?: Span): Context {
  if (within instanceof OtlpSpan && !isFirst) return trace.setSpan(ROOT_CONTEXT, within.span);
  if (calledBy === undefined) return ROOT_CONTEXT;
  const { isSampled, ...ids } = calledBy;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags, isRemote: true });
}

function optionsOf({ kind = 'internal', attributes, isFirst }: SpanStart, within?: Span) {
  const correlationId = currentCorrelationId();
  const links = isFirst && within instanceof OtlpSpan ? [within.asLink()] : [];
  return {
    kind: kinds[kind],
    links,
    attributes: {
      ...attributes,
      ...(correlationId !== undefined && { 'selvedge.correlation_id': correlationId }),
    },
  };
}

class OtlpSpan implements Span {
  constructor(readonly span: OtelSpan) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  asLink() {
    return { context: this.span.spanContext() };
  }

  set(attributes: Readonly<Record<string, string | number>>): void {
    this.span.setAttributes(attributes);
  }

  fail(reason: string): void {
    this.span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }
}

/** Uses the trace of the current request, event or job; otherwise a new one. */
function correlatedIds(): IdGenerator {
  const random = new RandomIdGenerator();
  return {
    generateSpanId: () => random.generateSpanId(),
    generateTraceId: () => {
      const correlationId = currentCorrelationId();
      return correlationId === undefined ? random.generateTraceId() : traceIdOf(correlationId);
    },
  };
}
