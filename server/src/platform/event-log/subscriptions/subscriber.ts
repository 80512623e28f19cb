import type { Recorded } from '../model/projection.js';
import type { FencedCheckpoint } from './checkpoints.js';
import type { Stalled } from './stalled-work.js';
import type { SubscriberProgress } from './subscriber-progress.js';

/** Follows the log event by event. */
export interface Subscriber {
  readonly name: string;
  /** Event types it handles; others need not be delivered. */
  readonly handles: ReadonlySet<string>;
  /** Reads its next events from the log. Throws UnreadableEvent if the next one is unreadable. */
  read(division: number, after: number): Promise<readonly Recorded[]>;
  /** `signal` is aborted once the handler has exceeded its time or the partition stops. */
  handle(recorded: Recorded, signal: AbortSignal): Promise<void>;
}

/** Work on one division under one lease. */
export interface Partition {
  /** Delivers the division's next event, as published in every process. */
  next(recorded: Recorded): void;
  /** The division has at least this head. */
  reach(head: number): void;
  /** Discards buffered events, because a subject was erased. */
  forget(): void;
  /** Starts nothing new, and resolves when running work has ended. */
  stop(): Promise<void>;
  /** Subscribers whose checkpoint lags their position. */
  unstored(): readonly Unstored[];
  /** Reasons of the stalls here, for the health page. */
  stalls(): readonly string[];
  /** The stalled subscribers, for the stall list. */
  stalled(): readonly Stalled[];
}

export interface Unstored {
  readonly progress: SubscriberProgress;
  readonly checkpoint: FencedCheckpoint;
}
