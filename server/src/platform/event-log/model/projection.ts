import type { DomainEvent } from './decider.js';

/** Event before its division assigns a position. */
export interface Unplaced<Event extends DomainEvent = DomainEvent> {
  readonly division: number;
  readonly stream: string;
  /** Gapless within the stream, from 1. */
  readonly version: number;
  readonly eventId: string;
  /** Actor: `customer:7`, `staff:3`, `visitor`, `system:<reactor>`. */
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  /** ISO 8601 with milliseconds. */
  readonly occurredAt: string;
  readonly event: Event;
}

/** Event as the log stores it. */
export interface Recorded<Event extends DomainEvent = DomainEvent> extends Unplaced<Event> {
  /** Gapless within the division, from 1. */
  readonly position: number;
}

/** Columns that identify a row. Every key starts with the division. */
export type RowKey = Readonly<Record<string, string | number>> & { readonly division: number };

/**
 * Read model as a pure fold over rows; the platform loads and writes them. A projection can be
 * dropped and rebuilt at any time, so it must have no side effects.
 */
export interface Projection<Row extends object, Event extends DomainEvent> {
  readonly name: string;
  /** Event types it reads; others never reach it. */
  readonly reads: readonly Event['type'][];
  /** Called before the event has its position. */
  readonly keysOf: (event: Unplaced<Event>) => readonly RowKey[];
  /** Each row depends on the events of one stream only, so a refold reads just these. */
  readonly isOfOneStream?: true;
  /** Returns the row after the event, or undefined to delete it. */
  readonly apply: (row: Row | undefined, recorded: Recorded<Event>, key: RowKey) => Row | undefined;
}

/** Applies an event of one type to a row; returns the new row, or undefined to delete it. */
type Fold<Row extends object, Event extends DomainEvent> = {
  fold(row: Row | undefined, recorded: Recorded<Event>, key: RowKey): Row | undefined;
}['fold'];

/**
 * Read model updated after the commit: search, counters, analytics. Folds by event type; only types
 * in `Event` reach it.
 */
export interface AsyncProjection<Row extends object, Event extends DomainEvent> {
  readonly name: string;
  /** Whether it receives personal fields. Otherwise they are null, as after an erasure. */
  readonly foldsPersonal?: boolean;
  readonly keysOf: (event: Unplaced<Event>) => readonly RowKey[];
  readonly on: {
    readonly [Type in Event['type']]: Fold<Row, Extract<Event, { readonly type: Type }>>;
  };
}

/** Converts an async projection to the single fold that the platform works with. */
export function asProjection<Row extends object, Event extends DomainEvent>({
  name,
  keysOf,
  on,
}: AsyncProjection<Row, Event>): Projection<Row, Event> {
  const folds = new Map<string, Fold<Row, Event>>(Object.entries(on));
  return {
    name,
    reads: [...folds.keys()],
    keysOf,
    apply: (row, recorded, key) => folds.get(recorded.event.type)?.(row, recorded, key),
  };
}
