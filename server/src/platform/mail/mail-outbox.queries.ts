import { randomUUID } from 'node:crypto';

import type { DataSource, EntityManager } from 'typeorm';

import { readPrepared } from '../database/prepared-read.js';
import type { Statements } from '../database/statements.js';
import {
  mostByAnybody,
  type MailIdentity,
  type MailKey,
  type NewMail,
  type OutboxRow,
} from './mail.js';

/** Queries on the table of pending, sent and erased mails. */
export class MailOutboxQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whether a recipient has reached the limit of mails that anyone may request. Concurrent callers
   * wait for this transaction.
   */
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

  /**
   * Inserts a row, once per key. A suppressed mail, or one to an erased subject, is stored without
   * content. The lock on the subject's key makes an erasure wait, and then find the row. A subject
   * known to the log without a key counts as erased.
   */
  async insert(on: Statements, mail: NewMail, isSpared = false): Promise<void> {
    const { division, reactor, position, subject, to, subjectLine, text, html } = mail;
    await on.query(
      `WITH held AS MATERIALIZED (
         SELECT FROM subject_key WHERE subject = $5::text FOR KEY SHARE
       ), forgotten AS MATERIALIZED (
         SELECT $10::boolean OR (NOT EXISTS (SELECT FROM held) AND EXISTS (
           SELECT FROM es_event WHERE division_id = $1::integer AND subject = $5::text)) AS is_so
       )
       INSERT INTO mail_outbox (division_id, reactor, position, id, subject, recipient,
         subject_line, text_body, html_body, created_at, erased_at, by_anybody, sender)
       SELECT $1::integer, $2::text, $3::bigint, $4::uuid, $5::text,
         CASE WHEN NOT is_so THEN $6 END, CASE WHEN NOT is_so THEN $7 END,
         CASE WHEN NOT is_so THEN $8 END, CASE WHEN NOT is_so THEN $9 END,
         now(), CASE WHEN is_so THEN now() END, $11::boolean, $12::text
       FROM forgotten ON CONFLICT DO NOTHING`,
      [
        ...[division, reactor, position, randomUUID(), subject],
        ...[to, subjectLine, text, html, isSpared, mail.byAnybody === true, mail.sender ?? null],
      ],
    );
  }

  async find({ division, reactor, position }: MailKey): Promise<OutboxRow | undefined> {
    const [row] = await readPrepared<StoredMail>(
      this.dataSource,
      `SELECT id, recipient AS "to", subject_line AS "subjectLine", text_body AS "text",
         html_body AS "html", sender, created_at AS "createdAt", sent_at AS "sentAt"
       FROM mail_outbox WHERE division_id = $1 AND reactor = $2 AND position = $3`,
      [division, reactor, position],
    );
    return row && outboxRowOf(row);
  }

  /** Mails that are overdue, oldest first. */
  unsent(limit: number): Promise<readonly MailKey[]> {
    return this.dataSource.query(
      `SELECT m.division_id AS "division", m.reactor, m.position
       FROM es_division_head h JOIN mail_outbox m ON m.division_id = h.division_id
       WHERE m.sent_at IS NULL AND m.erased_at IS NULL AND m.created_at < now() - interval '5 minutes'
       ORDER BY m.created_at LIMIT $1`,
      [limit],
    );
  }

  /** Records the dispatch and deletes one-time content. False if the mail was erased meanwhile. */
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

  /** Deletes personal data from all mails of a subject, and returns their identities. */
  erase(subject: string): Promise<readonly MailIdentity[]> {
    return this.clear('m.subject = $1', [subject]);
  }

  /**
   * Deletes personal data from some mails sent at least this many days ago, and returns their
   * identities.
   */
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
  readonly sender: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

function outboxRowOf({ id, createdAt, sentAt, ...stored }: StoredMail): OutboxRow {
  const { to, subjectLine, text, html, sender } = stored;
  if (to === null) return { id, createdAt, sentAt, mail: null };
  const mail = {
    id,
    createdAt,
    to,
    subjectLine: subjectLine ?? '',
    text: text ?? '',
    html: html ?? '',
    ...(sender !== null && { sender }),
  };
  return { id, createdAt, sentAt, mail };
}
