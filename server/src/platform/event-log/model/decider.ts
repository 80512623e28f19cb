/** Values that survive a trip through PostgreSQL jsonb unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** A fact in the past tense. All other fields are JSON values; who and when belong to the log. */
export interface DomainEvent {
  readonly type: string;
}

/** The pure rules of one kind of stream: no clock, ids, randomness, I/O or framework (decision 0021). */
export interface Decider<State, Command, Event extends DomainEvent> {
  /** The stream a command is about, `<type>-<id>`, for example `order-17`. */
  readonly stream: (command: Command) => string;
  readonly initial: State;
  /** What happens, or a thrown DomainError. No events means: nothing to do. */
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
}

/** How the log stores the events of a union: one entry an event type. */
export type EventTypes<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventType<Extract<Event, { type: Type }>>;
};

export interface EventType<Event extends DomainEvent> {
  /** Raised when the shape changes; a stored (type, version) never changes. */
  readonly schemaVersion: number;
  /** Upcasters by the version they read: `{ 1: (v1) => v2, 2: (v2) => v3 }`. Pure. */
  readonly upcasters?: Readonly<Record<number, (data: JsonObject) => JsonObject>>;
  /**
   * Fields that hold personal data. They are stored encrypted with the key of the subject and
   * read as null once that key is destroyed.
   */
  readonly personal?: {
    readonly subject: (event: Event) => string;
    readonly fields: readonly (keyof Event & string)[];
    /** The schema version from which on they are encrypted; older ones were written in clear, and are sealed when a server starts (decision 0008). */
    readonly sealedSince?: number;
  };
}
