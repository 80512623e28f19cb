import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { Statements } from '../../database/statements.js';
import { UnreadableEvent } from '../model/event-log.errors.js';

const idBytes = 8;
const ivBytes = 12;
const tagBytes = 16;

/** Key of one subject. The id distinguishes a destroyed key from its successor. */
export interface SubjectKey {
  readonly id: Buffer;
  readonly secret: Buffer;
}

/** Keys for personal data: one per subject, wrapped by DATA_KEY (AES-256-GCM, NIST SP 800-38D). */
export class SubjectKeys {
  /** `dataKey`: 32 bytes. */
  constructor(private readonly dataKey: Buffer) {}

  /** Returns the existing keys in one query; destroyed ones are missing. */
  async find(
    on: Statements,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, SubjectKey>> {
    if (subjects.length === 0) return new Map();
    return this.unwrapped(await this.rows(on, subjects, ''));
  }

  /** Like `find`, but locks the keys: they cannot be destroyed before this transaction ends. */
  async hold(
    on: Statements,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, SubjectKey>> {
    return this.unwrapped(await this.rows(on, subjects, 'ORDER BY subject FOR KEY SHARE'));
  }

  /** Returns the keys of all these subjects, creating missing ones. */
  async ensure(
    on: Statements,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, SubjectKey>> {
    const requested = [...new Set(subjects)].sort();
    const rows = await on.query<readonly WrappedKey[]>(
      `WITH made AS (
         INSERT INTO subject_key (subject, wrapped_key)
         SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING
         RETURNING subject, wrapped_key
       )
       SELECT subject, wrapped_key AS "wrappedKey" FROM made
       UNION ALL SELECT subject, wrapped_key FROM subject_key WHERE subject = ANY ($1::text[])`,
      [requested, requested.map((subject) => this.wrap(subject))],
    );
    // Neither half of the query sees a key that another process created meanwhile.
    return rows.length === requested.length ? this.unwrapped(rows) : this.find(on, requested);
  }

  /** Makes everything sealed for this subject unreadable. */
  async destroy(on: Statements, subject: string): Promise<void> {
    await on.query('DELETE FROM subject_key WHERE subject = $1', [subject]);
  }

  private rows(
    on: Statements,
    subjects: readonly string[],
    lock: string,
  ): Promise<readonly WrappedKey[]> {
    return on.query(
      `SELECT subject, wrapped_key AS "wrappedKey" FROM subject_key
       WHERE subject = ANY ($1::text[]) ${lock}`,
      [subjects],
    );
  }

  private wrap(subject: string): Buffer {
    const id = randomBytes(idBytes);
    return Buffer.concat([id, seal({ id, secret: this.dataKey }, randomBytes(32), subject)]);
  }

  private unwrapped(rows: readonly WrappedKey[]): ReadonlyMap<string, SubjectKey> {
    return new Map(
      rows.map(({ subject, wrappedKey }) => {
        const id = wrappedKey.subarray(0, idBytes);
        const sealed = wrappedKey.subarray(idBytes);
        const secret = unseal({ id, secret: this.dataKey }, sealed, subject);
        if (secret === undefined) throw new UnreadableEvent(`The key of ${subject} is damaged.`);
        return [subject, { id, secret }];
      }),
    );
  }
}

interface WrappedKey {
  readonly subject: string;
  readonly wrappedKey: Buffer;
}

/**
 * Returns key id, nonce, tag and cipher text. `context` is authenticated, so the value is valid in
 * one context only.
 */
export function seal(key: SubjectKey, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key.secret, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([key.id, iv, cipher.getAuthTag(), sealed]);
}

/**
 * Returns the plain text, or undefined if another key sealed it. Throws if it was tampered with.
 */
export function unseal(key: SubjectKey, sealed: Buffer, context: string): Buffer | undefined {
  if (!sealed.subarray(0, idBytes).equals(key.id)) return undefined;
  const iv = sealed.subarray(idBytes, idBytes + ivBytes);
  const tag = sealed.subarray(idBytes + ivBytes, idBytes + ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key.secret, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  const text = sealed.subarray(idBytes + ivBytes + tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}
