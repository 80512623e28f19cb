import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { PeopleQueries } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import { contactMail } from './contact-mail.js';
import type { ContactEvent } from './contact.events.js';

/** Mails contact messages to the owners of the shop. */
@Injectable()
export class ContactMailer implements Reactor<ContactEvent> {
  readonly name = 'contact-mail';
  readonly on: Reactor<ContactEvent>['on'] = {
    ContactMessageSent: async ({ division, position, event }) => {
      const { subject, name, email, message } = event;
      const store = this.stores.store(division);
      // Skips erased senders and deleted stores.
      if (!name || !email || !message || store === undefined) return;
      const mail = contactMail({ shop: store.name, name, email, message });
      // Each owner's mail has its own outbox key.
      for (const owner of await this.people.addressesOfOwners(division))
        await this.outbox.enqueue({
          ...{ division, reactor: `${this.name}-${owner.id.replace(':', '-')}`, position },
          ...{ subject, to: owner.email, sender: store.name },
          ...mail,
        });
    },
  };

  constructor(
    private readonly people: PeopleQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}
}
