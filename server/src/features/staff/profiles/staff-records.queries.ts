import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Statements } from '../../../platform/database/statements.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { SealedPlace } from '../../../platform/personal-seal.js';

/** Personal records of staff, encrypted at rest (decision 0028). */
@Injectable()
export class StaffRecordsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Saves a record; returns false if the staff account does not exist. The account row is locked
   * before sealing: no key is created for an erased person, and a concurrent erasure waits for the
   * new row.
   */
  save(place: SealedPlace, sealing: (on: Statements) => Promise<Buffer>): Promise<boolean> {
    const { subject, part } = place;
    return inTransaction(this.dataSource, async (manager) => {
      const held = await manager.query<unknown[]>(
        `SELECT FROM staff
         WHERE division_id = $1 AND id = substring($2 FROM '^staff:(\\d{1,9})$')::integer FOR KEY SHARE`,
        [platformDivision, subject],
      );
      if (held.length === 0) return false;
      await manager.query(
        `INSERT INTO staff_records (division_id, subject, part, sealed) VALUES ($1, $2, $3, $4)
         ON CONFLICT (division_id, subject, part) DO UPDATE SET sealed = excluded.sealed`,
        [platformDivision, subject, part, await sealing(manager)],
      );
      return true;
    });
  }

  async find({ subject, part }: SealedPlace): Promise<Buffer | undefined> {
    const rows = await this.dataSource.query<{ readonly sealed: Buffer }[]>(
      'SELECT sealed FROM staff_records WHERE division_id = $1 AND subject = $2 AND part = $3',
      [platformDivision, subject, part],
    );
    return rows[0]?.sealed;
  }

  /** Deletes all records of a person. */
  async erase(subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM staff_records WHERE subject = $1', [subject]);
  }
}
