import { Module } from '@nestjs/common';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { ContactMessages } from './contact-messages.service.js';
import { ContactMailer } from './contact-mail.reactor.js';
import type { ContactEvent } from './contact.events.js';
import { ContactService } from './contact.service.js';

const eventTypes: EventTypes<ContactEvent> = {
  ContactMessageSent: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['name', 'email', 'message'] },
  },
};

@Module({
  providers: [ContactService, ContactMailer, ContactMessages],
  exports: [ContactService, ContactMessages],
})
export class ContactModule {
  constructor(registry: EventLogRegistry, mailer: ContactMailer) {
    registry.register({ eventTypes, reactors: [mailer] });
  }
}
