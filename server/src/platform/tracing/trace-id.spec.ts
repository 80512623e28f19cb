import { traceIdOf } from './trace-id.js';

describe('the trace id of a correlation id', () => {
  it('is the id itself if that is a UUID', () => {
    expect(traceIdOf('8F1C2f0a-52f3-4a51-9d0e-1b8a6f1c2d3e')).toBe(
      '8f1c2f0a52f34a519d0e1b8a6f1c2d3e',
    );
  });

  it('is derived deterministically from any other id', () => {
    expect(traceIdOf('of-a-client')).toMatch(/^[0-9a-f]{32}$/);
    expect(traceIdOf('of-a-client')).toBe(traceIdOf('of-a-client'));
    expect(traceIdOf('of-a-client')).not.toBe(traceIdOf('of-another'));
    // A trace id of zeros only is invalid (W3C Trace Context, 3.2.2.3).
    expect(traceIdOf('00000000-0000-0000-0000-000000000000')).not.toBe('0'.repeat(32));
  });
});
