import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

export interface PrintLabels {
  readonly type: 'PrintLabels';
  readonly orderId: number;
  /** Status the caller saw; undefined skips the check. */
  readonly from: OrderStatus | undefined;
  /**
   * Labels to print; undefined means all unprinted ones, or with a reason all that are not
   * cancelled.
   */
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

export function isAboutLabels(command: { readonly type: string }): command is LabelCommand {
  return types.has(command.type);
}
