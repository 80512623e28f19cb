import type { DomainEvent } from './decider.js';
import type { Recorded } from './projection.js';

/** A method's type: a table is given events of its own types only, whatever else a list holds. */
type TagsOf<Event extends DomainEvent> = {
  tags(recorded: Recorded<Event>): readonly string[];
}['tags'];

/**
 * What of the things that pages show an event changes, in words that pages carry too: a page with one of
 * these tags is rendered again. A type without tags changes no page (decision 0054).
 */
export interface TagTable<Event extends DomainEvent = DomainEvent> {
  /** The name of an async projection whose rows such pages show: they change once it has folded the event. */
  readonly after?: string;
  readonly on: {
    readonly [Type in Event['type']]?: TagsOf<Extract<Event, { readonly type: Type }>>;
  };
}
