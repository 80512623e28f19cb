import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Logger } from '@nestjs/common';

import type { DomainEvent } from '../event-log/model/decider.js';
import { untilBlocked } from '../event-log/testing/database-watch.testing.js';
import {
  append,
  logProcess,
  type LogProcess,
  newDivision,
} from '../event-log/testing/wake-up.testing.js';
import { deliveryKey } from '../event-log/model/subscription.js';
import { PostgresJobQueue } from '../jobs/job-queue.js';
import { Jobs } from '../jobs/jobs.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { until } from '../testing/until.js';
import type { NewMail } from './mail.js';
import { MailCarrier, OutboxFolder } from './mail-carrier.js';
import { MailOutbox } from './mail-outbox.js';

interface PersonJoined extends DomainEvent {
  readonly type: 'PersonJoined';
  readonly person: string;
  readonly email: string | null;
}

const eventTypes = {
  PersonJoined: {
    schemaVersion: 1,
    personal: { subject: ({ person }: PersonJoined) => person, fields: ['email'] },
  },
};

export const from = 'Selvedge <no-reply@selvedge.test>';
export const address = 'canary-7f3@example.test';

export interface Outbox {
  readonly mails: MailOutbox;
  readonly jobs: Jobs;
}

/** Setup of the mail specs: a log, a folder for each test, and an outbox on request. */
export function useMail() {
  let database: FreshDatabase;
  let own: LogProcess;
  let folderPath = '';
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await freshDatabase();
    own = await logProcess(database.url, { eventTypes });
  });

  beforeEach(async () => {
    folderPath = path.join(await mkdtemp(path.join(tmpdir(), 'selvedge-mail-')), 'outbox');
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await rm(path.dirname(folderPath), { recursive: true });
  });

  afterAll(async () => {
    await own.close();
    await database.drop();
  });

  const folder = (): OutboxFolder => new OutboxFolder(folderPath, from);

  /** Outbox that runs its jobs; uses the test's folder or a given carrier. */
  async function outbox(carrier: MailCarrier = folder()): Promise<Outbox> {
    const jobs = new Jobs(new PostgresJobQueue(database.url), {
      firstPauseMs: 5,
      leaveWithinMs: 8_000,
    });
    const { dataSource } = own.runtime;
    const mails = new MailOutbox({ dataSource, jobs, carrier, folder: folder() });
    await jobs.start();
    closing.push(async () => {
      await jobs.stop();
      carrier.close();
    });
    return { mails, jobs };
  }

  /** Person known to the log, and a mail to them. */
  async function mailFor(person: string): Promise<NewMail> {
    const division = newDivision();
    const joined: PersonJoined = { type: 'PersonJoined', person, email: address };
    await append(own.log, division, [joined]);
    return {
      division,
      reactor: 'confirmation',
      position: 1,
      subject: person,
      to: address,
      subjectLine: 'Your order — 1',
      text: `Hello ${address}`,
      html: `<p>Hello ${address}</p>`,
    };
  }

  async function stored({ division }: NewMail): Promise<string> {
    const rows = await own.dataSource.query<readonly { readonly row: string }[]>(
      'SELECT o::text AS row FROM mail_outbox o WHERE division_id = $1',
      [division],
    );
    return rows.map(({ row }) => row).join('\n');
  }

  const isSent = (mail: NewMail): Promise<unknown> =>
    until(
      () =>
        own.dataSource.query<readonly unknown[]>(
          'SELECT 1 FROM mail_outbox WHERE division_id = $1 AND sent_at IS NOT NULL',
          [mail.division],
        ),
      ({ length }) => length === 1,
    );

  return {
    folder,
    outbox,
    mailFor,
    stored,
    isSent,
    /** Imitates a mail that was enqueued an hour ago in a queue that was lost. */
    lose: async ({ division, reactor, position }: NewMail): Promise<void> => {
      await own.dataSource.query(
        `UPDATE mail_outbox SET sent_at = NULL, created_at = now() - interval '1 hour'
         WHERE division_id = $1`,
        [division],
      );
      const backend = new PostgresJobQueue(database.url);
      const queue = await backend.open(() => undefined);
      await (await queue.getJob(deliveryKey(reactor, { division, position })))?.remove();
      await queue.close();
      await backend.close();
    },
    /** Runs work while another transaction inserts the same mail and then rolls back. */
    whileTaken: async <Result>(
      { division, reactor, position, subject }: NewMail,
      work: (untilWaiting: (statements: number) => Promise<void>) => Promise<Result>,
    ): Promise<Result> => {
      const runner = own.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query(
        `INSERT INTO mail_outbox (division_id, reactor, position, id, subject, created_at)
         VALUES ($1, $2, $3, gen_random_uuid(), $4, now())`,
        [division, reactor, position, subject],
      );
      try {
        return await work((statements) => untilBlocked(own.dataSource, statements));
      } finally {
        await runner.rollbackTransaction();
        await runner.release();
      }
    },
    /** Imitates a mail sent this many days ago. */
    sentBefore: async ({ division }: NewMail, days: number): Promise<void> => {
      await own.dataSource.query(
        'UPDATE mail_outbox SET sent_at = now() - make_interval(days => $2) WHERE division_id = $1',
        [division, days],
      );
    },
    /** Names of the mails in the folder. */
    files: (): Promise<readonly string[]> => readdir(folderPath).catch(() => []),
    read: (name: string): Promise<string> => readFile(path.join(folderPath, name), 'utf8'),
    /** Imitates the first step of an erasure. */
    destroyKey: (subject: string): Promise<void> =>
      own.runtime.keys.destroy(own.dataSource.manager, subject),
  };
}

/** Resolves when no job waits or runs. */
export const idle = (jobs: Jobs): Promise<unknown> =>
  until(
    () => jobs.counts(),
    ({ waiting, active }) => waiting === 0 && active === 0,
  );

/** Fails every delivery. */
export class BrokenCarrier extends MailCarrier {
  deliver(): Promise<void> {
    return Promise.reject(new Error('no route'));
  }

  close(): void {
    // Nothing to close.
  }
}

/** Runs a callback just before it delivers. */
export class LateCarrier extends MailCarrier {
  delivered = 0;
  before: () => Promise<void> = () => Promise.resolve();

  constructor(private readonly folder: OutboxFolder) {
    super();
  }

  async deliver(mail: Parameters<MailCarrier['deliver']>[0]): Promise<void> {
    await this.before();
    await this.folder.deliver(mail);
    this.delivered += 1;
  }

  close(): void {
    this.folder.close();
  }
}
