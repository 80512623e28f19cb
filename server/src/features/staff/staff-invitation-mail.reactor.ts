import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { letter } from '../../platform/mail/mail-layout.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { StaffInvitationEvent } from './staff-invitation.events.js';
import { StaffInvitationLinks } from './staff-invitation-links.service.js';

/** Sends the invitation link to the invited address. */
@Injectable()
export class StaffInvitationMailer implements Reactor<StaffInvitationEvent> {
  readonly name = 'staff-invitation-mail';
  readonly on: Reactor<StaffInvitationEvent>['on'] = {
    StaffInvited: async ({ division, position, event: { id, subject, email } }) => {
      if (email === null) return;
      await this.outbox.enqueue({
        ...{ division, reactor: this.name, position, subject, to: email },
        ...letter({
          subjectLine: 'You are invited to join the staff',
          heading: 'Join the staff',
          greeting: 'Hello,',
          body: 'You are invited to create a staff account. The link is valid for 24 hours and works once.',
          action: { text: 'Create account', href: this.links.of(id) },
          why: 'If you did not expect this, ignore this e-mail. The invitation will expire.',
        }),
      });
    },
  };

  constructor(
    private readonly links: StaffInvitationLinks,
    private readonly outbox: MailOutbox,
  ) {}
}
