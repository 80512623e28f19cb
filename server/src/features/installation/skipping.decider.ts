import type { Decider } from '../../platform/event-log/model/decider.js';
import type { SkipEvent } from './skipping.commands.js';
import type { EventSkipped } from './skipping.events.js';

/** State: last skipped position of a subscription. Repetitions record no event. */
export const skippingDecider: Decider<number, SkipEvent, EventSkipped> = {
  stream: ({ division, subscriber }) => `skipping-${division}-${subscriber}`,
  initial: 0,
  decide: ({ subscriber, division, position, reason }, skipped) =>
    position <= skipped
      ? []
      : [{ type: 'EventSkipped', subscriber, division, position, reason: reason.trim() }],
  evolve: (_, { position }) => position,
};
