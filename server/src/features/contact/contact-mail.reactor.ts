import { Injectable } from '@nestjs/common';
import { managesStores } from '@selvedge/shared/permissions/roles';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { PeopleQueries } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import { contactMail } from './contact-mail.js';
import type { ContactEvent } from './contact.events.js';

/** Mails contact messages to the people who run the shop. */
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
      // Each recipient's mail has its own outbox key.
      for (const { id, email: to } of await this.recipientsOf(division))
        await this.outbox.enqueue({
          ...{ division, reactor: `${this.name}-${id.replace(':', '-')}`, position },
          ...{ subject, to, sender: store.name },
          ...mail,
        });
    },
  };

  constructor(
    private readonly people: PeopleQueries,
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}

  /** Returns the owners, or the staff who manage stores if there is no owner, as at the main brand. */
  private async recipientsOf(division: number) {
    const owners = await this.people.addressesOfOwners(division);
    if (owners.length > 0) return owners;
    const staff = await this.people.staff();
    return staff
      .filter(({ isDisabled, permissions }) => !isDisabled && managesStores(permissions))
      .map(({ id, email }) => ({ id: `staff:${String(id)}`, email }));
  }
}
