import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { MailCarrier } from '../../platform/mail/mail-carrier.js';
import { letter } from '../../platform/mail/mail-layout.js';
import { refusalReason } from '../../platform/mail/refusal-reason.js';
import { StoreDirectory } from '../stores/index.js';
import { MailNotTaken } from './installation.errors.js';

/** Tries whether mails get out. */
@Injectable()
export class TestMail {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly directory: StoreDirectory,
    private readonly carrier: MailCarrier,
  ) {}

  /** Sends a mail now, past the outbox, and answers what became of it. Throws MailNotTaken. */
  async send(to: string): Promise<string> {
    const mail = letter({
      subjectLine: 'A test mail of your shops',
      heading: 'Mails arrive',
      body: 'Whoever orders, signs up or forgets a password gets mails from here.',
      action: { text: 'Back to atlas', href: this.directory.atlasOrigin() },
      why: 'Somebody of the staff asked for it.',
    });
    try {
      await this.carrier.deliver({ ...mail, id: randomUUID(), createdAt: this.clock.now(), to });
    } catch (error) {
      throw new MailNotTaken(refusalReason(error));
    }
    return this.config.SMTP_URL === undefined
      ? 'Written into the folder for mails. Nobody is sent anything as long as SMTP_URL is not set'
      : `The mail server took it. Look whether it came to ${to}`;
  }
}
