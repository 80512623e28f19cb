import type { Decider } from '../../platform/event-log/model/decider.js';
import type { ContactCommand } from './contact.commands.js';
import type { ContactEvent } from './contact.events.js';

/** Records the same message of the same sender once, however often the form is sent (BLK-048). */
export const contactDecider: Decider<boolean, ContactCommand, ContactEvent> = {
  stream: ({ id }) => `contact-${id}`,
  initial: false,
  decide: ({ id, subject, name, email, message }, isSent) =>
    isSent ? [] : [{ type: 'ContactMessageSent', id, subject, name, email, message }],
  evolve: () => true,
};
