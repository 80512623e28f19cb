import path from 'node:path';

import {
  Global,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Config } from '../config/config.js';
import { ErasureHooks } from '../event-log/privacy/subject-erasure.js';
import { Jobs } from '../jobs/jobs.js';
import { IntervalTask } from '../concurrency/interval-task.js';
import { MailCarrier, OutboxFolder, SmtpCarrier } from './mail-carrier.js';
import { MailOutbox } from './mail-outbox.js';

const forgetEveryMs = 24 * 3_600_000;
const askAgainEveryMs = 60_000;

/** Sends mail by SMTP, or writes it to the folder `outbox` of DATA_DIR. */
@Global()
@Module({
  providers: [
    { provide: OutboxFolder, useFactory: folderFor, inject: [Config] },
    { provide: MailCarrier, useFactory: carrierFor, inject: [Config, OutboxFolder] },
    {
      provide: MailOutbox,
      useFactory: outboxFor,
      inject: [DataSource, Jobs, MailCarrier, OutboxFolder],
    },
  ],
  exports: [MailOutbox, MailCarrier],
})
export class MailModule implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private readonly rounds: readonly IntervalTask[];

  constructor(
    private readonly carrier: MailCarrier,
    outbox: MailOutbox,
    erasure: ErasureHooks,
    { MAIL_KEPT_DAYS }: Config,
  ) {
    erasure.register((subject) => outbox.erase(subject));
    this.rounds = [
      new IntervalTask(forgetEveryMs, () => outbox.forgetOld(MAIL_KEPT_DAYS)),
      new IntervalTask(askAgainEveryMs, () => outbox.enqueueUnsent()),
    ];
  }

  onApplicationBootstrap(): void {
    for (const round of this.rounds) round.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.rounds.map((round) => round.stop()));
  }

  onApplicationShutdown(): void {
    this.carrier.close();
  }
}

function folderFor({ DATA_DIR, MAIL_FROM }: Config): OutboxFolder {
  return new OutboxFolder(path.join(DATA_DIR, 'outbox'), MAIL_FROM);
}

function carrierFor({ NODE_ENV, SMTP_URL, MAIL_FROM }: Config, folder: OutboxFolder): MailCarrier {
  if (SMTP_URL === undefined) return folder;
  return new SmtpCarrier(SMTP_URL, MAIL_FROM, { mustEncrypt: NODE_ENV === 'production' });
}

function outboxFor(
  dataSource: DataSource,
  jobs: Jobs,
  carrier: MailCarrier,
  folder: OutboxFolder,
): MailOutbox {
  return new MailOutbox({ dataSource, jobs, carrier, folder });
}
