import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

export interface PrintLabels {
  readonly type: 'PrintLabels';
  readonly orderId: number;
  /** The status that the person saw; undefined when it does not matter. */
  readonly from: OrderStatus | undefined;
  /** Which of them; undefined for all that were not printed, or with a reason all that are not cancelled. */
  readonly counters: readonly number[] | undefined;
  readonly reason: ReprintReason | undefined;
}

export interface CancelLabel {
  readonly type: 'CancelLabel';
  readonly orderId: number;
  readonly counter: number;
}

export interface PickLabel {
  readonly type: 'PickLabel';
  readonly orderId: number;
  readonly counter: number;
}

export type LabelCommand = PrintLabels | CancelLabel | PickLabel;

const types: ReadonlySet<string> = new Set<LabelCommand['type']>([
  'PrintLabels',
  'CancelLabel',
  'PickLabel',
]);

/** Whether a command to an order is about its labels. */
export function isAboutLabels(command: { readonly type: string }): command is LabelCommand {
  return types.has(command.type);
}
