import type { JsonObject } from '../event-log/model/decider.js';

/** Something to be done later, at least once. Data holds ids only: jobs are kept for a while. */
export interface JobRequest {
  /** Who does it, as registered with `Jobs.handle`. */
  readonly name: string;
  /** The same id again is the same job, also after it was done. For what follows from an event: its delivery's key. */
  readonly id: string;
  readonly data: JsonObject;
  /** Of the request or event that led to it. */
  readonly correlationId: string;
  /** It may take long, and lets every other job that waits go before it. */
  readonly isPatient?: boolean;
  /** It waits until then, also over a restart; at once when left out, or over. */
  readonly notBefore?: Date;
}

export type JobHandler = (data: JsonObject) => Promise<void>;

/** A job that failed five times and waits for a person. */
export interface DeadLetter {
  readonly id: string;
  readonly name: string;
  readonly data: JsonObject;
  readonly correlationId: string;
  readonly tries: number;
  /** The kind of error, without its message. */
  readonly reason: string;
  /** ISO 8601. */
  readonly failedAt: string;
}

/** How long and how often a job is tried, in milliseconds. */
export interface JobTiming {
  /** The pause after the first failure; it doubles with every other. */
  readonly firstPauseMs: number;
  /** How long a process that leaves lets them go on. */
  readonly leaveWithinMs: number;
}

/** Tries of a job before it becomes a dead letter. */
export const maxTries = 5;

/** What is kept of a failure: names and codes, since messages of third parties may hold addresses. */
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
