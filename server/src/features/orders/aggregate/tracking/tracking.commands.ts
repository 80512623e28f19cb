import type { Carrier } from '@selvedge/shared/orders/tracking/carriers';

export interface AddTrackingCode {
  readonly type: 'AddTrackingCode';
  readonly orderId: number;
  readonly carrier: Carrier;
  readonly code: string;
  /** Link for carriers without a known tracking page; null otherwise. */
  readonly url: string | null;
}

export interface RemoveTrackingCode {
  readonly type: 'RemoveTrackingCode';
  readonly orderId: number;
  readonly code: string;
}

export type TrackingCommand = AddTrackingCode | RemoveTrackingCode;

const types: ReadonlySet<string> = new Set<TrackingCommand['type']>([
  'AddTrackingCode',
  'RemoveTrackingCode',
]);

export function isAboutTracking(command: { readonly type: string }): command is TrackingCommand {
  return types.has(command.type);
}
