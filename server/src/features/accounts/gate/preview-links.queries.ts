import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Stored preview link; it does not contain the secret part of the URL. */
export interface PreviewLinkRow {
  readonly id: string;
  readonly madeAt: Date;
}

/** Table of preview links, at most one per shop. */
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

  async replace(division: number, { id, madeAt }: PreviewLinkRow): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO preview_links (division_id, id, made_at) VALUES ($1, $2, $3)
       ON CONFLICT (division_id) DO UPDATE SET id = excluded.id, made_at = excluded.made_at`,
      [division, id, madeAt],
    );
  }

  /** Deletes the link. All visitors who passed the gate, by link or password, lose access. */
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
