import type { JsonObject } from '../event-log/model/decider.js';

/**
 * Deferred work, run at least once. The data holds ids only, because finished jobs are kept for a
 * while.
 */
export interface JobRequest {
  /** Handler name, as registered with `Jobs.handle`. */
  readonly name: string;
  /**
   * Deduplication id: the same id is the same job, also after it ran. For reactions to events, the
   * key of the delivery.
   */
  readonly id: string;
  readonly data: JsonObject;
  /** Correlation id of the request or event that caused the job. */
  readonly correlationId: string;
  /** Long-running job: all other waiting jobs go first. */
  readonly isPatient?: boolean;
  /** Earliest time to run, also after a restart; immediately if omitted or past. */
  readonly notBefore?: Date;
}

export type JobHandler = (data: JsonObject) => Promise<void>;

/** A job that failed five times and waits for an operator. */
export interface DeadLetter {
  readonly id: string;
  readonly name: string;
  readonly data: JsonObject;
  readonly correlationId: string;
  readonly tries: number;
  /** Class of the error, without its message. */
  readonly reason: string;
  /** ISO 8601. */
  readonly failedAt: string;
}

/** Timeout and retries of jobs, in milliseconds. */
export interface JobTiming {
  /** Pause after the first failure; doubles with each further one. */
  readonly firstPauseMs: number;
  /** Time that a stopping process gives running jobs. */
  readonly leaveWithinMs: number;
}

/** Number of attempts before a job becomes a dead letter. */
export const maxTries = 5;

/**
 * Storable part of a failure: names and codes, since third-party messages may contain addresses.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const details = ['code', 'responseCode'].flatMap((key) => codeIn(error, key));
  return [error.name, ...details].join(' ');
}

function codeIn(error: Error, key: string): readonly string[] {
  const value: unknown = Object.entries(error).find(([name]) => name === key)?.[1];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? [value] : [];
}
