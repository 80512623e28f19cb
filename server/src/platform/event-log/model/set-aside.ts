/** Where an event stands in the log. */
export interface EventPlace {
  readonly division: number;
  readonly position: number;
}

/** An event that a process could not read, and why, in words for staff. */
export interface SetAside extends EventPlace {
  readonly type: string;
  readonly schemaVersion: number;
  readonly problem: string;
  readonly noticedAt: string;
}

/** Events that were set aside so that the rest of their division goes on. */
export abstract class UnreadableEvents {
  abstract count(): Promise<number>;
  /** Whether it is on the list. */
  abstract has(place: EventPlace): Promise<boolean>;
  /** The latest first, at most a hundred. */
  abstract list(): Promise<readonly SetAside[]>;
  /** Tries to read it again: true when it can be read by now, and is on the list no more. */
  abstract retry(place: EventPlace): Promise<boolean>;
  /** The same of a hundred of them, now these and now those: processes that know them may have come since. */
  abstract retrySome(): Promise<void>;
}
