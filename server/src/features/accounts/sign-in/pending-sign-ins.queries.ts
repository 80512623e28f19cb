import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';

/** Tokens that identify a pending sign-in; the table stores only their SHA-256. */
export interface PendingKey {
  readonly tokenHash: Buffer;
  readonly visitorHash: Buffer;
  readonly division: number;
}

/** Sign-ins that wait for a second factor. */
@Injectable()
export class PendingSignInsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async save(
    { tokenHash, visitorHash, division }: PendingKey,
    { subject, context }: { readonly subject: Subject; readonly context: Tenant['context'] },
    { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
  ): Promise<void> {
    await this.dataSource.query('DELETE FROM pending_sign_ins WHERE expires_at <= $1', [now]);
    await this.dataSource.query(
      `INSERT INTO pending_sign_ins (token_hash, context, division_id, visitor_hash, subject_kind,
         subject_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [tokenHash, context, division, visitorHash, subject.kind, subject.id, expiresAt],
    );
  }

  /** Undefined if it has expired, was used, or belongs to another browser. */
  async find(
    { tokenHash, visitorHash, division }: PendingKey,
    now: Date,
  ): Promise<Subject | undefined> {
    const [row]: Subject[] = await this.dataSource.query(
      `SELECT subject_kind AS kind, subject_id AS id FROM pending_sign_ins
       WHERE token_hash = $1 AND visitor_hash = $2 AND division_id = $3 AND expires_at > $4`,
      [tokenHash, visitorHash, division, now],
    );
    return row;
  }

  /** Returns whether it still existed; of two concurrent calls only one gets true. */
  async use(tokenHash: Buffer): Promise<boolean> {
    const [, count]: [unknown, number] = await this.dataSource.query(
      'DELETE FROM pending_sign_ins WHERE token_hash = $1',
      [tokenHash],
    );
    return count > 0;
  }
}
