import type { Decider } from '../../platform/event-log/model/decider.js';
import type { ContactCommand } from './contact.commands.js';
import type { ContactEvent } from './contact.events.js';

/** BLK-048: the same words of the same person arrive once, however often the form was sent. */
export const contactDecider: Decider<boolean, ContactCommand, ContactEvent> = {
  stream: ({ id }) => `contact-${id}`,
  initial: false,
  decide: ({ id, subject, name, email, message }, isSent) =>
    isSent ? [] : [{ type: 'ContactMessageSent', id, subject, name, email, message }],
  evolve: () => true,
};
