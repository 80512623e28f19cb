import type { EventPlace } from './set-aside.js';

/** A follower of the log that stands at an event of a division. */
export interface StallPlace extends EventPlace {
  readonly subscriber: string;
}

/** Where it stands, since when, and why, in words for staff. */
export interface Stall extends StallPlace {
  readonly type: string;
  readonly problem: string;
  readonly since: string;
}

/** Followers of the log, in whichever process, that do not get on by themselves. */
export abstract class StalledSubscribers {
  /** The longest first, at most a hundred; those about which something was decided are none. */
  abstract list(): Promise<readonly Stall[]>;
  /** Whoever is at it tries again, or goes on behind the event. False where it does not stand there. */
  abstract decide(place: StallPlace, decision: 'retry' | 'skip'): Promise<boolean>;
}
