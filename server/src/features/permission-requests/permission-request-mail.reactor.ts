import { Injectable } from '@nestjs/common';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { Reactor } from '../../platform/event-log/model/subscription.js';
import type { NewMail } from '../../platform/mail/mail.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { PermissionRequestEvent } from './permission-request.events.js';
import { answerMail, requestMail, type Place } from './permission-request-mails.js';
import { PermissionRequestPeople } from './permission-request-people.service.js';

type Of<Type extends PermissionRequestEvent['type']> = Recorded<
  Extract<PermissionRequestEvent, { readonly type: Type }>
>;
type Answered = Of<'PermissionRequestGranted' | 'PermissionRequestRefused'>;

/** Mails new requests to the people who can answer them, and answers to the requester (PRM-005). */
@Injectable()
export class PermissionRequestMailer implements Reactor<PermissionRequestEvent> {
  readonly name = 'permission-request-mail';
  readonly on: Reactor<PermissionRequestEvent>['on'] = {
    PermissionRequested: (recorded) => this.ask(recorded),
    PermissionRequestGranted: (recorded) => this.answer(recorded),
    PermissionRequestRefused: (recorded) => this.answer(recorded),
  };

  constructor(
    private readonly people: PermissionRequestPeople,
    private readonly outbox: MailOutbox,
  ) {}

  /** Sends one mail per recipient; each has its own outbox key. */
  private async ask({ division, position, event }: Of<'PermissionRequested'>): Promise<void> {
    const { person, permissions, reason } = event;
    const place = this.people.placeOf(division);
    if (reason === null || place === undefined) return;
    for (const { subject, to } of await this.people.answerersOf(division, person))
      await this.outbox.enqueue({
        ...{
          division,
          reactor: `${this.name}-${subject.replace(':', '-')}`,
          position,
          subject,
          to,
        },
        ...senderOf(place),
        ...requestMail(place, permissions),
      });
  }

  private async answer({ division, position, event }: Answered): Promise<void> {
    const { type, person, permissions, word } = event;
    const place = this.people.placeOf(division);
    const recipient = await this.people.recipient(person);
    if (place === undefined || recipient === undefined) return;
    const isGranted = type === 'PermissionRequestGranted';
    await this.outbox.enqueue({
      ...{ division, reactor: this.name, position, ...recipient },
      ...senderOf(place),
      ...answerMail(place, { isGranted, permissions, word }),
    });
  }
}

function senderOf({ sender }: Place): Pick<NewMail, 'sender'> {
  return sender === undefined ? {} : { sender };
}
