import type { EntityManager } from 'typeorm';

import type { DomainEvent } from './model/decider.js';
import type { IdempotencyKey, CommandContext } from './commands/command-handler.js';
import type { Recorded } from './model/projection.js';

/** Part of an append for one stream. */
export interface StreamAppend {
  readonly stream: string;
  /** Version that the caller read; 0 for a new stream. */
  readonly expectedVersion: number;
  readonly events: readonly DomainEvent[];
}

/** Committed as a whole, with its inline projections. */
export interface Append {
  readonly context: CommandContext;
  readonly streams: readonly StreamAppend[];
  /** Written in the same transaction; the result contains ids only. */
  readonly idempotency?: { readonly key: IdempotencyKey; readonly result: object };
}

/** Identifies an event and its position. */
export type Place = Pick<Recorded, 'division' | 'position' | 'eventId'>;

/**
 * Events of a stream per read statement: each has its own time limit, regardless of the stream's
 * length.
 */
export const eventsAtOnce = 500;

/** Port of the event log, small enough for another store behind it (decision 0005). */
export abstract class EventLog {
  /**
   * Resolves after commit. Throws VersionConflict with the actual version if a stream has moved.
   */
  abstract append(append: Append): Promise<readonly Recorded[]>;
  /**
   * Decides and appends while no other process can append to the division. For commands that
   * repeatedly lose to concurrent appends. A store without locks decides without one.
   */
  async appendHolding(
    _division: number,
    decide: () => Promise<Append>,
  ): Promise<readonly Recorded[]> {
    return this.append(await decide());
  }

  /**
   * Returns the events of a stream after a version, in order, upcast and decrypted; at most
   * `limit`, if given.
   */
  abstract readStream(
    division: number,
    stream: string,
    afterVersion?: number,
    limit?: number,
  ): Promise<readonly Recorded[]>;
  /**
   * Returns the events of a division after a position, in order, at most `limit`, except types in
   * `without`.
   */
  abstract readDivision(
    division: number,
    afterPosition: number,
    limit: number,
    without?: readonly string[],
  ): Promise<readonly Recorded[]>;
  /** Records an event that cannot be read as a dead letter. A store may have no such list. */
  async recordDeadLetter(_division: number, _position: number, _problem: string): Promise<void> {
    // This store has no dead letters.
  }

  /** Last position of the division; 0 if it is empty. */
  abstract head(division: number): Promise<number>;
  /** Heads of all divisions. */
  abstract heads(manager?: EntityManager): Promise<ReadonlyMap<number, number>>;
  /**
   * Whether these previously read or committed events are still at their positions. A store that
   * never loses data need not check.
   */
  holds(_events: readonly Place[]): Promise<boolean> {
    return Promise.resolve(true);
  }

  /**
   * Called after each commit of this process with the committed events; returns an unsubscribe
   * function.
   */
  abstract subscribe(committed: (events: readonly Recorded[]) => void): () => void;
}
