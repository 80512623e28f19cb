import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Subject } from '../../platform/authorization/session.js';

/** Ways from the main brand into the dashboard of a shop; a code stands there only as its SHA-256. */
@Injectable()
export class EntrancesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async keep(
    { division, codeHash }: { readonly division: number; readonly codeHash: Buffer },
    { kind, id }: Subject,
    expiresAt: Date,
  ): Promise<void> {
    await this.dataSource.query('DELETE FROM store_entrances WHERE expires_at <= now()');
    await this.dataSource.query(
      `INSERT INTO store_entrances (division_id, code_hash, subject_kind, subject_id, expires_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [division, codeHash, kind, id, expiresAt],
    );
  }

  /** Whose it is; it is good no more. Undefined where it is over, used, or of another store. */
  async use(division: number, codeHash: Buffer, now: Date): Promise<Subject | undefined> {
    const [rows] = await this.dataSource.query<readonly [readonly Subject[], number]>(
      `DELETE FROM store_entrances WHERE division_id = $1 AND code_hash = $2 AND expires_at > $3
       RETURNING subject_kind AS kind, subject_id AS id`,
      [division, codeHash, now],
    );
    return rows[0];
  }
}
