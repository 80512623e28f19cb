import { randomUUID } from 'node:crypto';

import type { DataSource, EntityManager } from 'typeorm';

import {
  mostByAnybody,
  type MailIdentity,
  type MailKey,
  type NewMail,
  type OutboxRow,
} from './mail.js';

/** The table of the mails that wait, were sent, or were forgotten. */
export class MailOutboxQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the log holds something of the subject in this division, readable or not. */
  async isKnownToLog(
    manager: EntityManager,
    { division, subject }: Pick<NewMail, 'division' | 'subject'>,
  ): Promise<boolean> {
    const found = await manager.query<readonly unknown[]>(
      'SELECT 1 FROM es_event WHERE division_id = $1 AND subject = $2 LIMIT 1',
      [division, subject],
    );
    return found.length > 0;
  }

  /** Whether somebody had as many mails lately as others may ask for. Later ones wait for this one. */
  async hasEnough(manager: EntityManager, recipient: string): Promise<boolean> {
    const address = recipient.toLowerCase();
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 55))', [address]);
    const [found] = await manager.query<readonly { readonly mails: number }[]>(
      `SELECT count(*)::int AS mails FROM mail_outbox
       WHERE by_anybody AND lower(recipient) = $1 AND created_at > now() - interval '1 hour'`,
      [address],
    );
    return (found?.mails ?? 0) >= mostByAnybody;
  }

  /** Adds a row, once a key. A mail whose subject is forgotten keeps nothing but that it was one. */
  async insert(manager: EntityManager, mail: NewMail, isForgotten: boolean): Promise<void> {
    const { division, reactor, position, subject, to, subjectLine, text, html } = mail;
    const personal = isForgotten ? [null, null, null, null] : [to, subjectLine, text, html];
    await manager.query(
      `INSERT INTO mail_outbox (division_id, reactor, position, id, subject, recipient,
         subject_line, text_body, html_body, created_at, erased_at, by_anybody)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), CASE WHEN $10 THEN now() END, $11)
       ON CONFLICT DO NOTHING`,
      [
        ...[division, reactor, position, randomUUID(), subject],
        ...[...personal, isForgotten, mail.byAnybody === true],
      ],
    );
  }

  async find({ division, reactor, position }: MailKey): Promise<OutboxRow | undefined> {
    const [row] = await this.dataSource.query<readonly StoredMail[]>(
      `SELECT id, recipient AS "to", subject_line AS "subjectLine", text_body AS "text",
         html_body AS "html", created_at AS "createdAt", sent_at AS "sentAt"
       FROM mail_outbox WHERE division_id = $1 AND reactor = $2 AND position = $3`,
      [division, reactor, position],
    );
    return row && outboxRowOf(row);
  }

  /** Mails that should have been sent a while ago, the oldest first. */
  unsent(limit: number): Promise<readonly MailKey[]> {
    return this.dataSource.query(
      `SELECT m.division_id AS "division", m.reactor, m.position
       FROM es_division_head h JOIN mail_outbox m ON m.division_id = h.division_id
       WHERE m.sent_at IS NULL AND m.erased_at IS NULL AND m.created_at < now() - interval '5 minutes'
       ORDER BY m.created_at LIMIT $1`,
      [limit],
    );
  }

  /** Forgets what is kept for this once. False when the mail was forgotten meanwhile. */
  async markSent({ division, reactor, position }: MailKey): Promise<boolean> {
    const [, changed] = await this.dataSource.query<readonly [unknown, number]>(
      `UPDATE mail_outbox SET sent_at = coalesce(sent_at, now()),
         recipient = CASE WHEN subject NOT LIKE 'once:%' THEN recipient END,
         subject_line = CASE WHEN subject NOT LIKE 'once:%' THEN subject_line END,
         text_body = CASE WHEN subject NOT LIKE 'once:%' THEN text_body END,
         html_body = CASE WHEN subject NOT LIKE 'once:%' THEN html_body END,
         erased_at = CASE WHEN subject LIKE 'once:%' THEN now() END
       WHERE division_id = $1 AND reactor = $2 AND position = $3 AND erased_at IS NULL`,
      [division, reactor, position],
    );
    return changed > 0;
  }

  /** Clears what is personal in all mails of a subject, and answers which they were. */
  erase(subject: string): Promise<readonly MailIdentity[]> {
    return this.clear('m.subject = $1', [subject]);
  }

  /** The same in some of the mails that were sent so many days ago, or earlier. */
  eraseOld(days: number, limit: number): Promise<readonly MailIdentity[]> {
    return this.clear(
      `m.ctid = ANY (ARRAY (SELECT o.ctid FROM mail_outbox o
         WHERE o.erased_at IS NULL AND o.sent_at < now() - make_interval(days => $1) LIMIT $2))`,
      [days, limit],
    );
  }

  private async clear(
    which: string,
    parameters: readonly (string | number)[],
  ): Promise<readonly MailIdentity[]> {
    const [erased] = await this.dataSource.query<readonly [readonly MailIdentity[], number]>(
      `UPDATE mail_outbox m
       SET recipient = NULL, subject_line = NULL, text_body = NULL, html_body = NULL,
         erased_at = coalesce(m.erased_at, now())
       FROM es_division_head h
       WHERE m.division_id = h.division_id AND ${which}
       RETURNING m.id, m.created_at AS "createdAt"`,
      [...parameters],
    );
    return erased;
  }
}

interface StoredMail {
  readonly id: string;
  readonly to: string | null;
  readonly subjectLine: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

function outboxRowOf({ id, createdAt, sentAt, ...stored }: StoredMail): OutboxRow {
  const { to, subjectLine, text, html } = stored;
  if (to === null) return { id, createdAt, sentAt, mail: null };
  const mail = {
    id,
    createdAt,
    to,
    subjectLine: subjectLine ?? '',
    text: text ?? '',
    html: html ?? '',
  };
  return { id, createdAt, sentAt, mail };
}
