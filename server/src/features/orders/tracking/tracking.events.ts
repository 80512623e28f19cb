import type { Carrier } from '@selvedge/shared/orders/tracking/carriers';

/** By which parcel an order travels, in the stream of the order (decision 0041). */
export interface TrackingCodeAdded {
  readonly type: 'TrackingCodeAdded';
  readonly orderId: number;
  readonly hash: string;
  readonly carrier: Carrier;
  readonly code: string;
  /** Null where the carrier has a page of its own. */
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

/** Whether an event of an order is about its tracking codes. */
export function isOfTracking(event: { readonly type: string }): event is TrackingEvent {
  return types.has(event.type);
}
