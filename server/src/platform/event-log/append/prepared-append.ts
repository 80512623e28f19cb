import type { CommandContext } from '../commands/command-handler.js';
import type { PreparedEvent } from '../sealing/event-codec.js';
import type { Waiting } from './group-batch.js';
import type { Unplaced } from '../model/projection.js';

/** Append with its events prepared, as the group commit queues it. */
export interface PreparedAppend extends Waiting {
  /** Distinguishes it from the others in its batch. */
  readonly item: number;
  readonly context: CommandContext;
  readonly streams: readonly PreparedStream[];
  /** Events as projections see them, in position order. */
  readonly unplaced: readonly Unplaced[];
  /** JSON metadata of its events: the actor and the cause. */
  readonly meta: string;
  /** JSON of its idempotency key and result. */
  readonly once?: string;
}

export interface PreparedStream {
  readonly stream: string;
  readonly expectedVersion: number;
  readonly events: readonly PreparedEvent[];
}
