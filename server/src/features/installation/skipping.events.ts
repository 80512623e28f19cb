import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Staff decided that a subscription skips an event that it cannot handle, and gave a reason. */
export interface EventSkipped {
  readonly type: 'EventSkipped';
  readonly subscriber: string;
  readonly division: number;
  readonly position: number;
  readonly reason: string;
}

export const skippingEventTypes: EventTypes<EventSkipped> = { EventSkipped: { schemaVersion: 1 } };
