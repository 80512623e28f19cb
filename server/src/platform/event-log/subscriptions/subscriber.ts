import type { Fence } from './leases.js';

/** What has to be done in one division, and the proof that it is ours to do. */
export interface SubscriptionBatch {
  readonly division: number;
  /** The position that was reached so far. */
  readonly after: number;
  /** The division's head. */
  readonly head: number;
  /** Undefined as soon as the slot is not ours any more: nothing can be recorded. */
  readonly fence: () => Fence | undefined;
  /** False when the slot is to be given back: what is under way is recorded, nothing more begins. */
  readonly goesOn: () => boolean;
  /** Aborted as soon as nothing more begins. */
  readonly signal: AbortSignal;
  /** A position was stored. */
  readonly recorded: (position: number) => void;
  /** There was nothing to do up to a position, which is stored some time. */
  readonly passed: (position: number) => void;
}

/** Somebody who follows the log, as far as the stored position says. */
export interface Subscriber {
  readonly name: string;
  /** The event types that it handles; of others it need not be told. */
  readonly handles: ReadonlySet<string>;
  /** Works on for a while. */
  advance(batch: SubscriptionBatch): Promise<void>;
}
