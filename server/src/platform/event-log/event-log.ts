import type { EntityManager } from 'typeorm';

import type { DomainEvent } from './model/decider.js';
import type { IdempotencyKey, CommandContext } from './commands/command-handler.js';
import type { Recorded } from './model/projection.js';

/** What one stream gets in an append. */
export interface StreamAppend {
  readonly stream: string;
  /** The version the caller read; 0 for a stream that does not exist yet. */
  readonly expectedVersion: number;
  readonly events: readonly DomainEvent[];
}

/** All of it is committed, with its inline projections, or nothing. */
export interface Append {
  readonly context: CommandContext;
  readonly streams: readonly StreamAppend[];
  /** Written in the same transaction; the result holds ids only. */
  readonly idempotency?: { readonly key: IdempotencyKey; readonly result: object };
}

/** Where an event is, and which one. */
export type Place = Pick<Recorded, 'division' | 'position' | 'eventId'>;

/** Of a stream so many are read by one statement: each has its own time limit, however long the stream is. */
export const eventsAtOnce = 500;

/** The log as the rest of the platform sees it; small enough for another store behind it (decision 0005). */
export abstract class EventLog {
  /** Resolves after commit. Throws VersionConflict with the actual version when a stream has moved. */
  abstract append(append: Append): Promise<readonly Recorded[]>;
  /**
   * Appends what is decided while nobody else can append to the division: for a command that
   * others keep overtaking. A store that cannot hold a division decides without.
   */
  async appendHolding(
    _division: number,
    decide: () => Promise<Append>,
  ): Promise<readonly Recorded[]> {
    return this.append(await decide());
  }

  /** The events of a stream after a version, in order, upcast and decrypted; at most `limit`, if given. */
  abstract readStream(
    division: number,
    stream: string,
    afterVersion?: number,
    limit?: number,
  ): Promise<readonly Recorded[]>;
  /** The events of a division after a position, in order, at most `limit`; not those of types `without`. */
  abstract readDivision(
    division: number,
    afterPosition: number,
    limit: number,
    without?: readonly string[],
  ): Promise<readonly Recorded[]>;
  /** Notes by name that an event cannot be read here, for whoever has to know. A store may have no such list. */
  async setAside(_division: number, _position: number, _problem: string): Promise<void> {
    // There is nowhere to note it.
  }

  /** The division's last position; 0 when it has none. */
  abstract head(division: number): Promise<number>;
  /** Every division with its head. */
  abstract heads(manager?: EntityManager): Promise<ReadonlyMap<number, number>>;
  /**
   * Whether each of these events, which were read or committed here once, is still where it was. A store
   * that loses nothing need not look.
   */
  holds(_events: readonly Place[]): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Called after each commit of this process with what was committed; returns the way to stop. */
  abstract subscribe(committed: (events: readonly Recorded[]) => void): () => void;
}
