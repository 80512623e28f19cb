import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

import type { samplers } from './samplers.js';

/** Which traces are told. */
export interface Sampling {
  readonly by: (typeof samplers)[number];
  /** Of `traceidratio`: 0 to 1. */
  readonly share: number;
}

const parentBased = 'parentbased_';

/** Before some names: a span that has a parent does as that one does, be it another program's. */
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
