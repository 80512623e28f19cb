import type { Recorded } from '../model/projection.js';
import type { FencedCheckpoint } from './checkpoints.js';
import type { Stalled } from './stalled-work.js';
import type { SubscriberProgress } from './subscriber-progress.js';

/** Somebody who follows the log event by event. */
export interface Subscriber {
  readonly name: string;
  /** The event types that it handles; of others it need not be told. */
  readonly handles: ReadonlySet<string>;
  /** Its next events, read from the log for it alone. Throws UnreadableEvent when the next one is. */
  read(division: number, after: number): Promise<readonly Recorded[]>;
  /** `signal`: aborted when nobody waits for it any longer. */
  handle(recorded: Recorded, signal: AbortSignal): Promise<void>;
}

/** What follows the log in one division, under one lease. */
export interface Partition {
  /** The next event of the division, as every process is told of it. */
  next(recorded: Recorded): void;
  /** The division has come at least this far. */
  reach(head: number): void;
  /** What waits in memory is read again: somebody was erased. */
  forget(): void;
  /** Begins nothing more, and resolves when nothing is under way. */
  stop(): Promise<void>;
  /** Whose checkpoints are not where they are. */
  unstored(): readonly Unstored[];
  /** Who is stalled here, in words. */
  stalls(): readonly string[];
  /** The same, for whoever decides what becomes of them. */
  stalled(): readonly Stalled[];
}

export interface Unstored {
  readonly progress: SubscriberProgress;
  readonly checkpoint: FencedCheckpoint;
}
