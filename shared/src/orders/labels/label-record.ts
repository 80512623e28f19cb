import type { ReprintReason } from './reprint-reason.js';

/** A print of a label: when, by whom, and the reason of a reprint. */
export interface LabelPrint {
  readonly user: string | null;
  readonly createdAt: string;
  readonly reason: ReprintReason | null;
}

export interface FactoryLabel {
  readonly counter: number;
  readonly pickface: string;
  readonly printLogs: readonly LabelPrint[];
  readonly timesPrinted: number;
  readonly cancelled: boolean;
  /** Null until it is picked, and again after a reprint. */
  readonly pickedAt: string | null;
  readonly createdAt: string;
}
