import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** A follower of the log goes on behind an event that it cannot handle: somebody said so, and why. */
export interface EventSkipped {
  readonly type: 'EventSkipped';
  readonly subscriber: string;
  readonly division: number;
  readonly position: number;
  readonly reason: string;
}

export const skippingEventTypes: EventTypes<EventSkipped> = { EventSkipped: { schemaVersion: 1 } };
