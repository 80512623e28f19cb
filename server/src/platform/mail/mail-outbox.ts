import type { DataSource } from 'typeorm';

import { currentCorrelationId } from '../tracing/correlation.js';
import type { JsonObject } from '../event-log/model/decider.js';
import { deliveryKey } from '../event-log/model/subscription.js';
import { preparedReads } from '../database/prepared-read.js';
import { inSpan, type SpanStart } from '../tracing/tracing.js';
import { inTransaction } from '../database/transaction.js';
import type { Jobs } from '../jobs/jobs.js';
import type { MailKey, NewMail, OutgoingMail } from './mail.js';
import type { MailCarrier, OutboxFolder } from './mail-carrier.js';
import { MailOutboxQueries } from './mail-outbox.queries.js';

const jobName = 'mail';
const forgottenAtOnce = 1_000;
const enqueuedAtOnce = 1_000;

/** Dependencies of the outbox. */
export interface MailParts {
  readonly dataSource: DataSource;
  readonly jobs: Jobs;
  readonly carrier: MailCarrier;
  /** Folder of mails that were not sent by SMTP, now or earlier. */
  readonly folder: OutboxFolder;
}

/** Mails caused by events: exactly one row each, delivered at least once. */
export class MailOutbox {
  private readonly rows: MailOutboxQueries;

  constructor(private readonly parts: MailParts) {
    this.rows = new MailOutboxQueries(parts.dataSource);
    parts.jobs.handle(jobName, (data) => this.send(keyIn(data)));
  }

  /** Enqueues a mail of a reactor; idempotent by (division, reactor, position). */
  async enqueue(mail: NewMail): Promise<void> {
    const { dataSource } = this.parts;
    if (mail.byAnybody === true)
      await inTransaction(dataSource, async (manager) =>
        this.rows.insert(manager, mail, await this.rows.hasEnough(manager, mail.to)),
      );
    else await this.rows.insert(preparedReads(dataSource), mail);
    await this.enqueueJob(mail);
  }

  /** Enqueues unsent mails again, in case the queue lost its jobs. */
  async enqueueUnsent(): Promise<void> {
    for (const mail of await this.rows.unsent(enqueuedAtOnce)) await this.enqueueJob(mail);
  }

  private async enqueueJob({ division, reactor, position }: MailKey): Promise<void> {
    const id = deliveryKey(reactor, { division, position });
    await this.parts.jobs.add({
      name: jobName,
      id,
      data: { division, reactor, position },
      correlationId: currentCorrelationId() ?? id,
    });
  }

  /** Erases the content and recipients of a subject's mails, in the table and the folder. */
  async erase(subject: string): Promise<void> {
    for (const mail of await this.rows.erase(subject)) await this.parts.folder.forget(mail);
  }

  /** Erases all mails sent at least this many days ago; returns their number. */
  async forgetOld(days: number): Promise<number> {
    for (let forgotten = 0; ;) {
      const old = await this.rows.eraseOld(days, forgottenAtOnce);
      for (const mail of old) await this.parts.folder.forget(mail);
      forgotten += old.length;
      if (old.length < forgottenAtOnce) return forgotten;
    }
  }

  private async deliver({ division, reactor }: MailKey, mail: OutgoingMail): Promise<void> {
    const span = (): SpanStart => ({
      ...{ name: `mail ${reactor}`, kind: 'client' },
      attributes: { 'selvedge.division': division, 'selvedge.reactor': reactor },
    });
    await inSpan(span, () => this.parts.carrier.deliver(mail));
  }

  private async send(key: MailKey): Promise<void> {
    const row = await this.rows.find(key);
    if (!row || (row.mail && row.sentAt)) return;
    if (row.mail) await this.deliver(key, row.mail);
    if (!row.mail || !(await this.rows.markSent(key))) await this.parts.folder.forget(row);
  }
}

function keyIn({ division, reactor, position }: JsonObject): MailKey {
  if (typeof division !== 'number' || typeof reactor !== 'string' || typeof position !== 'number')
    throw new TypeError('Not a job of the mail outbox.');
  return { division, reactor, position };
}
