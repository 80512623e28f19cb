import type { CommandContext } from '../commands/command-handler.js';
import type { PreparedEvent } from './event-codec.js';
import type { Waiting } from './group-batch.js';
import type { Unplaced } from '../model/projection.js';

/** An append with its events prepared, as the group commit queues it. */
export interface PreparedAppend extends Waiting {
  /** Tells it from the others of its batch. */
  readonly item: number;
  readonly context: CommandContext;
  readonly streams: readonly PreparedStream[];
  /** Its events as projections will see them, in the order of their positions. */
  readonly unplaced: readonly Unplaced[];
  /** Who and why, as every event of it stores it: JSON. */
  readonly meta: string;
  /** Its idempotency key and result: JSON. */
  readonly once?: string;
}

export interface PreparedStream {
  readonly stream: string;
  readonly expectedVersion: number;
  readonly events: readonly PreparedEvent[];
}
