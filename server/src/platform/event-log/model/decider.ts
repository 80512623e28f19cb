/** Values that PostgreSQL jsonb stores and returns unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Fact in the past tense. All other fields are JSON values; actor and time belong to the log. */
export interface DomainEvent {
  readonly type: string;
}

/** Pure rules of one stream type: no clock, ids, randomness, I/O or framework (decision 0021). */
export interface Decider<State, Command, Event extends DomainEvent> {
  /** Stream of a command, `<type>-<id>`, for example `order-17`. */
  readonly stream: (command: Command) => string;
  readonly initial: State;
  /** Returns the resulting events (none if there is nothing to do) or throws a DomainError. */
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
}

/** Storage definition of an event union: one entry per event type. */
export type EventTypes<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventType<Extract<Event, { type: Type }>>;
};

export interface EventType<Event extends DomainEvent> {
  /** Incremented when the shape changes; a stored (type, version) never changes. */
  readonly schemaVersion: number;
  /** Pure upcasters by the version they read: `{ 1: (v1) => v2, 2: (v2) => v3 }`. */
  readonly upcasters?: Readonly<Record<number, (data: JsonObject) => JsonObject>>;
  /**
   * Personal fields. They are stored encrypted with the subject's key and read as null once that
   * key is destroyed.
   */
  readonly personal?: {
    readonly subject: (event: Event) => string;
    readonly fields: readonly (keyof Event & string)[];
    /**
     * First schema version that encrypts them; older events are sealed when a server starts
     * (decision 0008).
     */
    readonly sealedSince?: number;
  };
}
