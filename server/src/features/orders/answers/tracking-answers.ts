import { trackingPage } from '@selvedge/shared/orders/tracking/carriers';
import type { TrackingCode } from '@selvedge/shared/orders/tracking/tracking-code';

import type { TrackingEntry } from '../aggregate/tracking/tracking.rules.js';

/** Tracking codes with their links, the same for all who can see the order. */
export function trackingAnswerOf(codes: readonly TrackingEntry[]): readonly TrackingCode[] {
  return codes.map(({ carrier, code, url }) => ({
    carrier,
    code,
    // Codes of other carriers are stored with their link.
    link: trackingPage(carrier, code) ?? url ?? '',
  }));
}
