import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Time at which a session's user last confirmed their password. */
@Injectable()
export class ConfirmationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async confirm(tokenHash: Buffer, now: Date): Promise<void> {
    await this.dataSource.query('UPDATE sessions SET confirmed_at = $2 WHERE token_hash = $1', [
      tokenHash,
      now,
    ]);
  }

  async isConfirmedSince(tokenHash: Buffer, time: Date): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT FROM sessions WHERE token_hash = $1 AND confirmed_at > $2',
      [tokenHash, time],
    );
    return rows.length > 0;
  }
}
