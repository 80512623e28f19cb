import type { PlannedLabel } from '@selvedge/shared/orders/labels/factory-label';
import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';

/** What stood on them is kept with them (decision 0041). */
export interface LabelsPrinted {
  readonly type: 'LabelsPrinted';
  readonly orderId: number;
  readonly hash: string;
  readonly labels: readonly PlannedLabel[];
  /** Null where none of them was printed before. */
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

/** Whether an event of an order is about its labels. */
export function isOfLabels(event: { readonly type: string }): event is LabelEvent {
  return types.has(event.type);
}
