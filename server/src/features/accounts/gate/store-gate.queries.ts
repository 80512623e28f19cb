import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Password hashes of closed stores. */
@Injectable()
export class StoreGateQueries {
  constructor(private readonly dataSource: DataSource) {}

  async passwordHash(division: number): Promise<string | undefined> {
    const [row] = await this.dataSource.query<{ hash: string }[]>(
      'SELECT password_hash AS hash FROM store_gates WHERE division_id = $1',
      [division],
    );
    return row?.hash;
  }

  /** Also ends the access of visitors admitted by the old password. */
  async setPasswordHash(division: number, hash: string): Promise<void> {
    await this.dataSource.query(
      `WITH shut AS (
         UPDATE sessions SET gate_passed = false WHERE division_id = $1 AND gate_passed
       )
       INSERT INTO store_gates (division_id, password_hash) VALUES ($1, $2)
       ON CONFLICT (division_id) DO UPDATE
       SET password_hash = excluded.password_hash, changed_at = clock_timestamp()`,
      [division, hash],
    );
  }
}
