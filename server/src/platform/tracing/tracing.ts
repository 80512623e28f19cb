import { AsyncLocalStorage } from 'node:async_hooks';

import type { RemoteSpan } from './remote-span.js';

/** What a span is called, and what it says: names, numbers and ids, nothing that anybody wrote. */
export interface SpanStart {
  readonly name: string;
  /** Whom it serves, as OpenTelemetry tells spans apart; `internal` when left out. */
  readonly kind?: 'internal' | 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** It belongs to the trace of its own request or event, not to that of whoever happens to run it. */
  readonly isFirst?: boolean;
  /** What whoever called was at, where that is in the same trace. */
  readonly calledBy?: RemoteSpan;
}

/** Something that takes time, while it does. */
export interface Span {
  readonly traceId: string;
  set(attributes: Readonly<Record<string, string | number>>): void;
  /** It came to nothing, for this kind of reason. */
  fail(reason: string): void;
  end(): void;
}

export type Tracer = (start: SpanStart, within: Span | undefined) => Span;

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** From now on spans are told to a tracer; to nobody without one. */
export function traceBy(next: Tracer | undefined): void {
  tracer = next;
}

/** Runs work as a span within the present one. Where nobody traces it is the work, and nothing else: nothing is said then (decision 0110). */
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

/** Runs work on behalf of a span that is ended elsewhere. */
export function within<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** Of the span that is under way, for lines of the log. */
export function currentTraceId(): string | undefined {
  return current.getStore()?.traceId;
}
