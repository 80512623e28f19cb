import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** Metrics of one process, in the form in which they are aggregated. */
export type Numbers = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Messages from the primary to its workers. */
export type ToWorker =
  /** Number of serving processes, out of those wanted. */
  | { readonly type: 'processes'; readonly serving: number; readonly of: number }
  /** Another process has replaced this one. */
  | { readonly type: 'replaced' }
  | { readonly type: 'numbers-asked'; readonly question: number };

/** Answer of a worker; without numbers if the database is unavailable. */
export interface NumbersReported {
  readonly type: 'numbers-reported';
  readonly question: number;
  readonly numbers: Numbers | undefined;
}

/** Set for a process that starts while others serve. */
export const furtherWorkerVariable = 'SELVEDGE_FURTHER_WORKER';
