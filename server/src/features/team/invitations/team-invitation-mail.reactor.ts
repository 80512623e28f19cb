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

/** Sends who is asked to work on a store their link. */
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
        subjectLine: `Work on ${store.name}`,
        heading: `You are invited to ${store.name}`,
        greeting: 'Hello,',
        body: `you are asked to work on the shop ${store.name}. The link is good for a week, and once.`,
        action: { text: 'Join the team', href: this.links.of(store, invitationId) },
        why: 'If you expected nothing of the kind, do nothing, and the link ends by itself.',
      }),
    });
  }
}
