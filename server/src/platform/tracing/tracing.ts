import { AsyncLocalStorage } from 'node:async_hooks';

import type { RemoteSpan } from './remote-span.js';

/** Name and attributes of a span: names, numbers and ids, but no user content. */
export interface SpanStart {
  readonly name: string;
  /** Span kind of OpenTelemetry; `internal` by default. */
  readonly kind?: 'internal' | 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** Starts the trace of its own request or event, instead of continuing the current one. */
  readonly isFirst?: boolean;
  /** Caller's span, if it is in the same trace. */
  readonly calledBy?: RemoteSpan;
}

/** Operation in progress. */
export interface Span {
  readonly traceId: string;
  set(attributes: Readonly<Record<string, string | number>>): void;
  /** Marks the span as failed; `reason` is the kind of error. */
  fail(reason: string): void;
  end(): void;
}

export type Tracer = (start: SpanStart, within: Span | undefined) => Span;

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** Sets the tracer for later spans; undefined disables tracing. */
export function traceBy(next: Tracer | undefined): void {
  tracer = next;
}

/**
 * Runs work in a child span of the current one. Without a tracer it only runs the work, and `start`
 * is not called (decision 0110).
 */
export function inSpan<Result>(
  start: () => SpanStart,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  return tracer === undefined ? work() : traced(tracer(start(), current.getStore()), work);
}

async function traced<Result>(span: Span, work: (span?: Span) => Promise<Result>): Promise<Result> {
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work within a span that is ended elsewhere. */
export function within<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** Trace id of the current span, for log lines. */
export function currentTraceId(): string | undefined {
  return current.getStore()?.traceId;
}
