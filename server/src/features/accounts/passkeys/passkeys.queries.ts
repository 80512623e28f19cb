import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Subject } from '../../../platform/authorization/session.js';
import type { PasskeyRow } from '../second-factor/second-factors.projection.js';

interface Challenge {
  readonly challengeHash: Buffer;
  readonly visitorHash: Buffer;
  readonly host: string;
  readonly purpose: string;
}

export interface HeldPasskey extends PasskeyRow {
  readonly subject: Subject;
  readonly counter: number;
}

/**
 * WebAuthn 7.2, step 22: the counter must increase; authenticators without a counter always send 0.
 */
const use = `
  INSERT INTO passkey_uses AS used (passkey, subject_kind, subject_id, counter, last_used_at)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (passkey) DO UPDATE SET counter = EXCLUDED.counter, last_used_at = EXCLUDED.last_used_at
  WHERE used.counter < EXCLUDED.counter OR (used.counter = 0 AND EXCLUDED.counter = 0)
  RETURNING passkey`;

@Injectable()
export class PasskeysQueries {
  constructor(private readonly dataSource: DataSource) {}

  async saveChallenge(
    { challengeHash, visitorHash, host, purpose }: Challenge,
    { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
  ): Promise<void> {
    await this.dataSource.query('DELETE FROM passkey_challenges WHERE expires_at <= $1', [now]);
    await this.dataSource.query(
      `INSERT INTO passkey_challenges (challenge_hash, visitor_hash, host, purpose, expires_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [challengeHash, visitorHash, host, purpose, expiresAt],
    );
  }

  /**
   * Deletes the challenge in any case. Returns whether it belongs to this context and has not
   * expired.
   */
  async useChallenge(
    { challengeHash, visitorHash, host, purpose }: Challenge,
    now: Date,
  ): Promise<boolean> {
    const [[found]] = await this.dataSource.query<[{ readonly isTheirs: boolean }[], number]>(
      `DELETE FROM passkey_challenges WHERE challenge_hash = $1
       RETURNING visitor_hash = $2 AND host = $3 AND purpose = $4 AND expires_at > $5 AS "isTheirs"`,
      [challengeHash, visitorHash, host, purpose, now],
    );
    return found?.isTheirs === true;
  }

  /** Returns the passkeys with this credential id; more than one only if an id was copied. */
  async byCredential(credential: string): Promise<readonly HeldPasskey[]> {
    return this.dataSource.query<HeldPasskey[]>(
      `SELECT one.*, jsonb_build_object('kind', subject_kind, 'id', subject_id) AS subject,
         coalesce((SELECT counter FROM passkey_uses WHERE passkey_uses.passkey = one.passkey), 0)::float8
           AS counter
       FROM second_factors, jsonb_to_recordset(passkeys) AS one(passkey uuid, host text,
         credential text, "publicKey" text, name text, "addedAt" text)
       WHERE passkeys @> $1 AND one.credential = $2`,
      [JSON.stringify([{ credential }]), credential],
    );
  }

  /** Returns whether the counter increased. */
  async use(
    passkey: string,
    { kind, id }: Subject,
    counter: number,
    now: Date | null,
  ): Promise<boolean> {
    const used: unknown[] = await this.dataSource.query(use, [passkey, kind, id, counter, now]);
    return used.length > 0;
  }

  async lastUses({ kind, id }: Subject): Promise<ReadonlyMap<string, Date | null>> {
    const rows: { readonly passkey: string; readonly lastUsedAt: Date | null }[] =
      await this.dataSource.query(
        `SELECT passkey, last_used_at AS "lastUsedAt" FROM passkey_uses
         WHERE subject_kind = $1 AND subject_id = $2`,
        [kind, id],
      );
    return new Map(rows.map(({ passkey, lastUsedAt }) => [passkey, lastUsedAt]));
  }
}
