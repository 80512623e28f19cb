import type { DomainEvent } from './decider.js';
import type { Recorded } from './projection.js';

/**
 * Method type, for its bivariance: tables of different events fit into one list, yet each receives
 * only its own types.
 */
type TagsOf<Event extends DomainEvent> = {
  tags(recorded: Recorded<Event>): readonly string[];
}['tags'];

/**
 * Cache tags that an event invalidates; cached pages with one of these tags are rendered again. A
 * type without tags changes no page (decision 0054).
 */
export interface TagTable<Event extends DomainEvent = DomainEvent> {
  /**
   * Async projection whose rows these pages show: invalidation waits until it has folded the event.
   */
  readonly after?: string;
  readonly on: {
    readonly [Type in Event['type']]?: TagsOf<Extract<Event, { readonly type: Type }>>;
  };
}
