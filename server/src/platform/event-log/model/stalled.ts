import type { EventPlace } from './dead-letter.js';

/** A subscriber and the event it is stalled at. */
export interface StallPlace extends EventPlace {
  readonly subscriber: string;
}

/** Stalled subscriber with the time and, for staff, the reason. */
export interface Stall extends StallPlace {
  readonly type: string;
  readonly problem: string;
  readonly since: string;
}

/** Subscribers, in any process, that have stalled. */
export abstract class StalledSubscribers {
  /** The longest-stalled 100 without a pending decision. */
  abstract list(): Promise<readonly Stall[]>;
  /** Tells the subscriber to retry or skip the event. False if it is not stalled there. */
  abstract decide(place: StallPlace, decision: 'retry' | 'skip'): Promise<boolean>;
}
