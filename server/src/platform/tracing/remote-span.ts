import type { IncomingHttpHeaders } from 'node:http';

/** Span of a caller, in the caller's own trace (decision 0110). */
export interface RemoteSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** W3C Trace Context, 3.2.2: an id of zeros only is invalid. */
const traceParent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Parses the `traceparent` header; undefined if it is missing or invalid. */
export function remoteSpanOf({ traceparent }: IncomingHttpHeaders): RemoteSpan | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const [, traceId, spanId, flags = '0'] = traceParent.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
