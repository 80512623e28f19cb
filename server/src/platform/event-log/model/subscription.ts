import type { DomainEvent } from './decider.js';
import type { Recorded } from './projection.js';

/** How an event comes to a subscriber. */
export interface Delivery {
  /** Aborted when the process stops, or gives the division to another one. */
  readonly signal: AbortSignal;
  /** `<name>-<division>-<position>`: the same however often the event is delivered. */
  readonly key: string;
}

/** A method's type: the log gives a handler events of its own type only, whatever else a list holds. */
type Handler<Event extends DomainEvent, Result> = {
  handle(recorded: Recorded<Event>, delivery: Delivery): Result;
}['handle'];

/** What is done with events, by their type. A type without a handler costs nothing (decision 0021). */
export type Handlers<Event extends DomainEvent, Result> = {
  readonly [Type in Event['type']]?: Handler<Extract<Event, { readonly type: Type }>, Result>;
};

/**
 * Work that an event leads to: at least once, in order within a division, by one process at a time.
 * Must be idempotent by the delivery's key.
 */
export interface Reactor<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly on: Handlers<Event, Promise<void>>;
}

/**
 * Told of committed events in every process, from its start on, in order within a division, at most
 * once. For screens and caches.
 */
export interface Broadcast<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly on: Handlers<Event, void>;
  /** From now on all is told; what was read before may be old by now, and is read again here. */
  onStart?(): Promise<void>;
  /** Something was committed in a division that this process cannot read: what is cached may be old. */
  onGap(division: number): void;
}

export function deliveryKey(
  name: string,
  { division, position }: Pick<Recorded, 'division' | 'position'>,
): string {
  return `${name}-${division}-${position}`;
}
