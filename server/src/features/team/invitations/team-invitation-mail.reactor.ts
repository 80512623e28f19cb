import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import { letter } from '../../../platform/mail/mail-layout.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../../stores/index.js';
import type { TeamInvitationEvent } from './team-invitation.events.js';
import { TeamInvitationLinks } from './team-invitation-links.service.js';

type Sent = Extract<
  TeamInvitationEvent,
  { readonly type: 'MemberInvited' | 'MemberInvitationSentAgain' }
>;

/** Sends the invitation link when a member is invited or the invitation is sent again. */
@Injectable()
export class TeamInvitationMailer implements Reactor<Sent> {
  readonly name = 'team-invitation-mail';
  readonly on: Reactor<Sent>['on'] = {
    MemberInvited: (recorded) => this.send(recorded),
    MemberInvitationSentAgain: (recorded) => this.send(recorded),
  };

  constructor(
    private readonly stores: StoreDirectory,
    private readonly links: TeamInvitationLinks,
    private readonly outbox: MailOutbox,
  ) {}

  private async send({ division, position, event }: Recorded<Sent>): Promise<void> {
    const { invitationId, subject, email } = event;
    const store = this.stores.store(division);
    if (email === null || store === undefined) return;
    await this.outbox.enqueue({
      ...{ division, reactor: this.name, position, subject, to: email, sender: store.name },
      ...letter({
        subjectLine: `You are invited to work on ${store.name}`,
        heading: `Join the team of ${store.name}`,
        greeting: 'Hello,',
        body: `You are invited to work on the shop ${store.name}. The link is valid for 7 days and works once.`,
        action: { text: 'Join the team', href: this.links.of(store, invitationId) },
        why: 'If you did not expect this, ignore this e-mail. The invitation will expire.',
      }),
    });
  }
}
