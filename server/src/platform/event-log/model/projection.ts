import type { DomainEvent } from './decider.js';

/** An event on its way into the log: the division gives it its position. */
export interface Unplaced<Event extends DomainEvent = DomainEvent> {
  readonly division: number;
  readonly stream: string;
  /** Gapless within the stream, from 1. */
  readonly version: number;
  readonly eventId: string;
  /** Who did it: `customer:7`, `staff:3`, `visitor`, `system:<reactor>`. */
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  /** ISO 8601 with milliseconds. */
  readonly occurredAt: string;
  readonly event: Event;
}

/** An event as the log holds it. */
export interface Recorded<Event extends DomainEvent = DomainEvent> extends Unplaced<Event> {
  /** Gapless within the division, from 1. */
  readonly position: number;
}

/** The columns that identify a row. Every key starts with the division. */
export type RowKey = Readonly<Record<string, string | number>> & { readonly division: number };

/**
 * A read model as a pure fold over rows; the projector in the platform loads and writes them.
 * A projection may always be dropped and rebuilt, so it sends nothing and asks nobody.
 */
export interface Projection<Row extends object, Event extends DomainEvent> {
  readonly name: string;
  /** The event types it reads; others never reach it. */
  readonly reads: readonly Event['type'][];
  /** Asked before the event has its position. */
  readonly keysOf: (event: Unplaced<Event>) => readonly RowKey[];
  /** Each row comes of the events of one stream, so that it is folded again from these alone. */
  readonly isOfOneStream?: true;
  /** The row after the event; undefined deletes it. */
  readonly apply: (row: Row | undefined, recorded: Recorded<Event>, key: RowKey) => Row | undefined;
}

/** How one type of event changes a row: the row after it; undefined deletes it. */
type Fold<Row extends object, Event extends DomainEvent> = {
  fold(row: Row | undefined, recorded: Recorded<Event>, key: RowKey): Row | undefined;
}['fold'];

/**
 * A read model that is caught up after the commit: search, counters, analytics. It is folded by event
 * type; `Event` names those it is about, and others never reach it.
 */
export interface AsyncProjection<Row extends object, Event extends DomainEvent> {
  readonly name: string;
  /** Whether it is about personal fields. Without it they are null in what it folds, as those of the erased are. */
  readonly foldsPersonal?: boolean;
  readonly keysOf: (event: Unplaced<Event>) => readonly RowKey[];
  readonly on: {
    readonly [Type in Event['type']]: Fold<Row, Extract<Event, { readonly type: Type }>>;
  };
}

/** The folds of an async projection as one, which is what the platform loads and writes rows with. */
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
