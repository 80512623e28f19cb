import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';

/** What a browser shows of a sign-in that waits; both stand in the table as SHA-256 only. */
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

  /** Whose it is; undefined where it is over, used, or of another browser. */
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

  /** Whether it was still there: of two at once one is told so. */
  async use(tokenHash: Buffer): Promise<boolean> {
    const [, count]: [unknown, number] = await this.dataSource.query(
      'DELETE FROM pending_sign_ins WHERE token_hash = $1',
      [tokenHash],
    );
    return count > 0;
  }
}
