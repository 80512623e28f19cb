import type { PlannedLabel } from '@selvedge/shared/orders/labels/factory-label';
import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';

/** Includes the printed content, so that it can be rendered again (decision 0041). */
export interface LabelsPrinted {
  readonly type: 'LabelsPrinted';
  readonly orderId: number;
  readonly hash: string;
  readonly labels: readonly PlannedLabel[];
  /** Null for a first print. */
  readonly reason: ReprintReason | null;
}

export interface LabelCancelled {
  readonly type: 'LabelCancelled';
  readonly orderId: number;
  readonly hash: string;
  readonly counter: number;
}

export interface LabelPicked {
  readonly type: 'LabelPicked';
  readonly orderId: number;
  readonly hash: string;
  readonly counter: number;
}

export type LabelEvent = LabelsPrinted | LabelCancelled | LabelPicked;

const types: ReadonlySet<string> = new Set<LabelEvent['type']>([
  'LabelsPrinted',
  'LabelCancelled',
  'LabelPicked',
]);

export function isOfLabels(event: { readonly type: string }): event is LabelEvent {
  return types.has(event.type);
}
