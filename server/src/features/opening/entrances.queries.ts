import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Subject } from '../../platform/authorization/session.js';

/** Lookup key of an entry code: hashes of the code and of the id of the requesting browser. */
interface Entrance {
  readonly division: number;
  readonly codeHash: string;
  readonly browser: string;
}

/** One-time entry codes that lead from the main brand to the dashboard of a shop. */
@Injectable()
export class EntrancesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async save(
    { division, codeHash, browser }: Entrance,
    { kind, id }: Subject,
    expiresAt: Date,
  ): Promise<void> {
    await this.dataSource.query('DELETE FROM store_entrances WHERE expires_at <= now()');
    await this.dataSource.query(
      `INSERT INTO store_entrances
         (division_id, code_hash, browser, subject_kind, subject_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [division, codeHash, browser, kind, id, expiresAt],
    );
  }

  /**
   * Consumes the code and returns its subject. Undefined if it expired, was used, or belongs to
   * another store or browser.
   */
  async use({ division, codeHash, browser }: Entrance, now: Date): Promise<Subject | undefined> {
    const [rows] = await this.dataSource.query<readonly [readonly Subject[], number]>(
      `DELETE FROM store_entrances
       WHERE division_id = $1 AND code_hash = $2 AND browser = $3 AND expires_at > $4
       RETURNING subject_kind AS kind, subject_id AS id`,
      [division, codeHash, browser, now],
    );
    return rows[0];
  }
}
