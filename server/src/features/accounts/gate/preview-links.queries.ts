import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A preview link as it is kept: whoever reads it can open nothing. */
export interface PreviewLinkRow {
  readonly id: string;
  readonly madeAt: Date;
}

/** Of each shop the one link by which it may be looked at. */
@Injectable()
export class PreviewLinksQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(division: number): Promise<PreviewLinkRow | undefined> {
    const [row] = await this.dataSource.query<PreviewLinkRow[]>(
      'SELECT id, made_at AS "madeAt" FROM preview_links WHERE division_id = $1',
      [division],
    );
    return row;
  }

  /** In place of the one before. */
  async replace(division: number, { id, madeAt }: PreviewLinkRow): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO preview_links (division_id, id, made_at) VALUES ($1, $2, $3)
       ON CONFLICT (division_id) DO UPDATE SET id = excluded.id, made_at = excluded.made_at`,
      [division, id, madeAt],
    );
  }

  /** Who came in by it, or by the password, stands before the shop again. */
  async end(division: number): Promise<void> {
    await this.dataSource.query(
      `WITH shut AS (
         UPDATE sessions SET gate_passed = false WHERE division_id = $1 AND gate_passed
       )
       DELETE FROM preview_links WHERE division_id = $1`,
      [division],
    );
  }
}
