import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { MailCarrier } from '../../platform/mail/mail-carrier.js';
import { letter } from '../../platform/mail/mail-layout.js';
import { refusalReason } from '../../platform/mail/refusal-reason.js';
import { StoreDirectory } from '../stores/index.js';
import { MailNotTaken } from './installation.errors.js';

/** Checks that mails are delivered. */
@Injectable()
export class TestMail {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly directory: StoreDirectory,
    private readonly carrier: MailCarrier,
  ) {}

  /**
   * Sends a mail immediately, without the outbox, and returns the result as text. Throws
   * MailNotTaken.
   */
  async send(to: string): Promise<string> {
    const mail = letter({
      subjectLine: 'Test e-mail from your shops',
      heading: 'E-mail delivery works',
      body: 'Order confirmations, sign-up e-mails and password resets are sent the same way.',
      action: { text: 'Open atlas', href: this.directory.atlasOrigin() },
      why: 'A staff member requested this test e-mail.',
    });
    try {
      await this.carrier.deliver({ ...mail, id: randomUUID(), createdAt: this.clock.now(), to });
    } catch (error) {
      throw new MailNotTaken(refusalReason(error));
    }
    return this.config.SMTP_URL === undefined
      ? 'The message was written to the mail folder. No e-mail is delivered until SMTP_URL is set'
      : `The mail server accepted the message. Check that it arrives at ${to}`;
  }
}
