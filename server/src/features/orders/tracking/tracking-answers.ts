import { trackingPage } from '@selvedge/shared/orders/tracking/carriers';
import type { TrackingCode } from '@selvedge/shared/orders/tracking/tracking-code';

import type { TrackingEntry } from './tracking.rules.js';

/** ORD-006: the codes with where each is followed, as everybody sees them who sees the order. */
export function trackingAnswerOf(codes: readonly TrackingEntry[]): readonly TrackingCode[] {
  return codes.map(({ carrier, code, url }) => ({
    carrier,
    code,
    // Whoever adds one of another carrier gives its link.
    link: trackingPage(carrier, code) ?? url ?? '',
  }));
}
