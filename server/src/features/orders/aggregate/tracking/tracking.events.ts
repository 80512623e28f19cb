import type { Carrier } from '@selvedge/shared/orders/tracking/carriers';

/** Parcels of an order, recorded in the order's stream (decision 0041). */
export interface TrackingCodeAdded {
  readonly type: 'TrackingCodeAdded';
  readonly orderId: number;
  readonly hash: string;
  readonly carrier: Carrier;
  readonly code: string;
  /** Null if the carrier has a known tracking page. */
  readonly url: string | null;
}

export interface TrackingCodeRemoved {
  readonly type: 'TrackingCodeRemoved';
  readonly orderId: number;
  readonly hash: string;
  readonly carrier: Carrier;
  readonly code: string;
}

export type TrackingEvent = TrackingCodeAdded | TrackingCodeRemoved;

const types: ReadonlySet<string> = new Set<TrackingEvent['type']>([
  'TrackingCodeAdded',
  'TrackingCodeRemoved',
]);

export function isOfTracking(event: { readonly type: string }): event is TrackingEvent {
  return types.has(event.type);
}
