import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The numbers of one process, as they are added up with those of the others. */
export type Numbers = readonly MetricObjectWithValues<MetricValue<string>>[];

/** What the primary says to a process that it started. */
export type ToWorker =
  /** How many serve, of how many that are wanted. */
  | { readonly type: 'processes'; readonly serving: number; readonly of: number }
  /** Another has taken its place. */
  | { readonly type: 'replaced' }
  | { readonly type: 'numbers-asked'; readonly question: number };

/** What it answers; absent where it has none, because the database is away. */
export interface NumbersReported {
  readonly type: 'numbers-reported';
  readonly question: number;
  readonly numbers: Numbers | undefined;
}

/** Set for a process that is started while others serve. */
export const furtherWorkerVariable = 'SELVEDGE_FURTHER_WORKER';
