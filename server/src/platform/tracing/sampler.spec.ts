import { ROOT_CONTEXT, SpanKind, trace, TraceFlags } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';

import { remoteSpanOf } from './remote-span.js';
import { samplerOf, type Sampling } from './sampler.js';

const traceIds = Array.from({ length: 200 }, (_, at) => (at + 1).toString(16).padEnd(32, '0'));
const spanId = 'b7ad6b7169203331';

/** Number of sampled traces out of many; `flags` are the caller's, if any. */
function sampledCount(sampling: Sampling, flags?: TraceFlags): number {
  const sampler = samplerOf(sampling);
  return traceIds.filter((traceId) => {
    const caller = { traceId, spanId, traceFlags: flags ?? TraceFlags.NONE, isRemote: true };
    const context = flags === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
    const { decision } = sampler.shouldSample(context, traceId, 'a span', SpanKind.SERVER, {}, []);
    return decision === SamplingDecision.RECORD_AND_SAMPLED;
  }).length;
}

describe('the sampling of traces', () => {
  it('covers all, none, or a share of them', () => {
    expect(sampledCount({ by: 'always_on', share: 0 })).toBe(200);
    expect(sampledCount({ by: 'always_off', share: 1 })).toBe(0);
    expect(sampledCount({ by: 'traceidratio', share: 0 })).toBe(0);
    expect(sampledCount({ by: 'traceidratio', share: 1 })).toBe(200);
    const some = sampledCount({ by: 'traceidratio', share: 0.5 });
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(200);
  });

  it('follows the flag of the caller if the sampler is parent-based', () => {
    expect(sampledCount({ by: 'parentbased_always_off', share: 1 }, TraceFlags.SAMPLED)).toBe(200);
    expect(sampledCount({ by: 'parentbased_always_on', share: 1 }, TraceFlags.NONE)).toBe(0);
    expect(sampledCount({ by: 'parentbased_traceidratio', share: 1 })).toBe(200);
    expect(sampledCount({ by: 'always_off', share: 1 }, TraceFlags.SAMPLED)).toBe(0);
  });
});

describe('the trace of a caller', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';

  it('is read from traceparent', () => {
    const of = (flags: string) => remoteSpanOf({ traceparent: `00-${traceId}-${spanId}-${flags}` });
    expect(of('01')).toStrictEqual({ traceId, spanId, isSampled: true });
    expect(of('00')).toStrictEqual({ traceId, spanId, isSampled: false });
  });

  it.each([
    ['nothing', undefined],
    ['another version', `ff-${traceId}-${spanId}-01`],
    ['no trace', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['no span', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['more', `00-${traceId}-${spanId}-01-x`],
  ])('is undefined if traceparent has %s', (_, traceparent) => {
    expect(remoteSpanOf({ traceparent })).toBeUndefined();
  });
});
