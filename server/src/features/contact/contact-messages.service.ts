import { Injectable } from '@nestjs/common';

import { SubjectEvents } from '../../platform/event-log/model/subject-events.js';
import { AddressSubjects } from '../accounts/index.js';
import type { ContactMessageSent } from './contact.events.js';

/** What somebody wrote to a shop. */
export interface WrittenMessage {
  readonly division: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** ISO 8601. */
  readonly at: string;
}

/** BLK-048: what one person wrote to shops by their forms. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly events: SubjectEvents,
    private readonly addresses: AddressSubjects,
  ) {}

  /** By whoever is signed in. */
  by(customerId: number): Promise<readonly WrittenMessage[]> {
    return this.of(`customer:${String(customerId)}`);
  }

  /** Without an account, by an address; whoever asks has to have shown that it is theirs. */
  from(email: string): Promise<readonly WrittenMessage[]> {
    return this.of(this.addresses.of(email));
  }

  private async of(subject: string): Promise<readonly WrittenMessage[]> {
    const sent = await this.events.of(subject, ['ContactMessageSent']);
    return sent.flatMap(({ division, event, occurredAt: at }) => {
      // They were asked for by this type.
      const { name, email, message } = event as unknown as ContactMessageSent;
      return name && email && message ? [{ division, name, email, message, at }] : [];
    });
  }
}
