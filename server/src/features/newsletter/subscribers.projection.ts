import type { Projection } from '../../platform/event-log/model/projection.js';
import type { SubscriptionEvent } from './subscription.events.js';

/** An address on a mailing list. */
export interface SubscriberRow {
  readonly division: number;
  readonly id: string;
  /** Data subject of the address, as its event names it. */
  readonly subject: string;
  readonly mailingList: number;
  /** Null after an erasure. */
  readonly email: string | null;
  readonly firstName: string | null;
  /** ISO 8601. */
  readonly askedAt: string;
  /** Null until the address is confirmed by the link in the mail; it does not count before. */
  readonly confirmedAt: string | null;
  /** Null unless the subscriber unsubscribed. */
  readonly endedAt: string | null;
}

export const subscribers: Projection<SubscriberRow, SubscriptionEvent> = {
  name: 'subscribers',
  reads: ['SubscriptionAsked', 'SubscriptionConfirmed', 'SubscriptionEnded'],
  isOfOneStream: true,
  keysOf: ({ division, event }) => [{ division, id: event.id }],
  apply: (row, { division, occurredAt, event }) => {
    if (event.type === 'SubscriptionConfirmed')
      return row && { ...row, confirmedAt: occurredAt, endedAt: null };
    if (event.type === 'SubscriptionEnded')
      return row && { ...row, confirmedAt: null, endedAt: occurredAt };
    const { type: _type, ...asked } = event;
    const requested = { division, ...asked, askedAt: occurredAt };
    return { ...requested, confirmedAt: null, endedAt: null };
  },
};
