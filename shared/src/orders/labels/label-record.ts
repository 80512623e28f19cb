import type { ReprintReason } from './reprint-reason.js';

/** ORD-043: once it was printed, by whom, and why again. */
export interface LabelPrint {
  readonly user: string | null;
  readonly createdAt: string;
  readonly reason: ReprintReason | null;
}

/** ORD-043. */
export interface FactoryLabel {
  readonly counter: number;
  readonly pickface: string;
  readonly printLogs: readonly LabelPrint[];
  readonly timesPrinted: number;
  readonly cancelled: boolean;
  /** Null until it is picked, and once it was printed anew. */
  readonly pickedAt: string | null;
  readonly createdAt: string;
}
