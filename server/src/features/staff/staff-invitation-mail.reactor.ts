import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { letter } from '../../platform/mail/mail-layout.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { StaffInvitationEvent } from './staff-invitation.events.js';
import { StaffInvitationLinks } from './staff-invitation-links.service.js';

/** Sends who was invited to the staff their link. */
@Injectable()
export class StaffInvitationMailer implements Reactor<StaffInvitationEvent> {
  readonly name = 'staff-invitation-mail';
  readonly on: Reactor<StaffInvitationEvent>['on'] = {
    StaffInvited: async ({ division, position, event: { id, subject, email } }) => {
      if (email === null) return;
      await this.outbox.enqueue({
        ...{ division, reactor: this.name, position, subject, to: email },
        ...letter({
          subjectLine: 'You are invited to work in atlas',
          heading: 'Join the staff',
          greeting: 'Hello,',
          body: 'you may make yourself an account, within a day.',
          action: { text: 'Make my account', href: this.links.of(id) },
          why: 'If you expected nothing of the kind, do nothing, and the link ends by itself.',
        }),
      });
    },
  };

  constructor(
    private readonly links: StaffInvitationLinks,
    private readonly outbox: MailOutbox,
  ) {}
}
