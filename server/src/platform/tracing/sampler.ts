import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

import type { samplers } from '../config/samplers.js';

/** Selects the traces to export. */
export interface Sampling {
  readonly by: (typeof samplers)[number];
  /** For `traceidratio`: 0 to 1. */
  readonly share: number;
}

const parentBased = 'parentbased_';

/** Parent-based samplers follow a span's parent, even one of another program. */
export function samplerOf({ by, share }: Sampling): Sampler {
  if (by.startsWith(parentBased)) {
    const root = ownSampler(by.slice(parentBased.length), share);
    return new ParentBasedSampler({ root });
  }
  return ownSampler(by, share);
}

function ownSampler(by: string, share: number): Sampler {
  if (by === 'traceidratio') return new TraceIdRatioBasedSampler(share);
  return by === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
