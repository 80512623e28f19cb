/** Position of an event in the log. */
export interface EventPlace {
  readonly division: number;
  readonly position: number;
}

/** Event that a process could not read, with the reason for staff. */
export interface DeadLetter extends EventPlace {
  readonly type: string;
  readonly schemaVersion: number;
  readonly problem: string;
  readonly noticedAt: string;
}

/** Dead letters: unreadable events that were skipped so that their division continues. */
export abstract class UnreadableEvents {
  abstract count(): Promise<number>;
  abstract has(place: EventPlace): Promise<boolean>;
  /** The latest 100, newest first. */
  abstract list(): Promise<readonly DeadLetter[]>;
  /** Retries one; true if it is readable now and was removed from the list. */
  abstract retry(place: EventPlace): Promise<boolean>;
  /** Retries a random sample of 100, as a newer process may be able to read them. */
  abstract retrySome(): Promise<void>;
}
