import { Injectable } from '@nestjs/common';

import { SubjectEvents } from '../../platform/event-log/model/subject-events.js';
import { AddressSubjects } from '../accounts/index.js';
import type { ContactMessageSent } from './contact.events.js';

export interface WrittenMessage {
  readonly division: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Contact messages of one sender to all shops. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly events: SubjectEvents,
    private readonly addresses: AddressSubjects,
  ) {}

  /** Messages sent while signed in. */
  by(customerId: number): Promise<readonly WrittenMessage[]> {
    return this.of(`customer:${String(customerId)}`);
  }

  /**
   * Messages sent from an address without an account; the caller must have proved access to the
   * address.
   */
  async from(email: string): Promise<readonly WrittenMessage[]> {
    const written = this.addresses.everyOf(email).map((subject) => this.of(subject));
    return (await Promise.all(written)).flat();
  }

  private async of(subject: string): Promise<readonly WrittenMessage[]> {
    const sent = await this.events.of(subject, ['ContactMessageSent']);
    return sent.flatMap(({ division, event, occurredAt: at }) => {
      // Safe: the query selected this event type.
      const { name, email, message } = event as unknown as ContactMessageSent;
      return name && email && message ? [{ division, name, email, message, at }] : [];
    });
  }
}
