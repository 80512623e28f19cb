import type { DomainEvent } from './decider.js';
import type { Recorded } from './projection.js';

/** Context of an event delivery. */
export interface Delivery {
  /** Aborted when the process stops or hands the division over. */
  readonly signal: AbortSignal;
  /** `<name>-<division>-<position>`: identical for every redelivery of the event. */
  readonly key: string;
}

/**
 * Method type, for its bivariance: handlers of different events fit into one list, yet each
 * receives only its own type.
 */
type Handler<Event extends DomainEvent, Result> = {
  handle(recorded: Recorded<Event>, delivery: Delivery): Result;
}['handle'];

/** Handlers by event type. A type without a handler costs nothing (decision 0021). */
export type Handlers<Event extends DomainEvent, Result> = {
  readonly [Type in Event['type']]?: Handler<Extract<Event, { readonly type: Type }>, Result>;
};

/**
 * Side effect of events: at least once, in order within a division, in one process at a time. Must
 * be idempotent by the delivery's key.
 */
export interface Reactor<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly on: Handlers<Event, Promise<void>>;
}

/**
 * Receives committed events in every process from its start on, in order within a division, at most
 * once. For live screens and caches.
 */
export interface Broadcast<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly on: Handlers<Event, void>;
  /** Delivery has started; earlier reads may be outdated, so refresh them here. */
  onStart?(): Promise<void>;
  /** The division has events that this process cannot read: cached data may be outdated. */
  onGap(division: number): void;
}

export function deliveryKey(
  name: string,
  { division, position }: Pick<Recorded, 'division' | 'position'>,
): string {
  return `${name}-${division}-${position}`;
}
