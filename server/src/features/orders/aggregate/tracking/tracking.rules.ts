import type { Carrier } from '@selvedge/shared/orders/tracking/carriers';

import type { TrackingCommand } from './tracking.commands.js';
import { TooManyTrackingCodes, TrackingCodeKnown, TrackingCodeUnknown } from './tracking.errors.js';
import type { TrackingEvent } from './tracking.events.js';

export interface TrackingEntry {
  readonly carrier: Carrier;
  readonly code: string;
  readonly url: string | null;
}

interface TrackedOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly trackingCodes: readonly TrackingEntry[];
}

/** Maximum number of parcels per order. */
export const mostTrackingCodes = 20;

export function decideTracking(
  command: TrackingCommand,
  { orderId, hash, trackingCodes }: TrackedOrder,
): readonly TrackingEvent[] {
  const existing = trackingCodes.find(({ code }) => isSame(code, command.code));
  switch (command.type) {
    case 'AddTrackingCode': {
      if (existing !== undefined) throw new TrackingCodeKnown(existing.code);
      if (trackingCodes.length >= mostTrackingCodes)
        throw new TooManyTrackingCodes(mostTrackingCodes);
      const { carrier, code } = command;
      const url = carrier === 'other' ? command.url : null;
      return [{ type: 'TrackingCodeAdded', orderId, hash, carrier, code, url }];
    }
    case 'RemoveTrackingCode': {
      if (existing === undefined) throw new TrackingCodeUnknown();
      const { carrier, code } = existing;
      return [{ type: 'TrackingCodeRemoved', orderId, hash, carrier, code }];
    }
  }
}

/** Carriers ignore the case of codes. */
function isSame(code: string, other: string): boolean {
  return code.toUpperCase() === other.toUpperCase();
}

export function trackingAfter(
  codes: readonly TrackingEntry[],
  event: TrackingEvent,
): readonly TrackingEntry[] {
  switch (event.type) {
    case 'TrackingCodeAdded': {
      const { carrier, code, url } = event;
      return [...codes, { carrier, code, url }];
    }
    case 'TrackingCodeRemoved':
      return codes.filter(({ code }) => code !== event.code);
  }
}
