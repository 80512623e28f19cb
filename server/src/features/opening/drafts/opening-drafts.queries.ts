import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Opening drafts, one per person on the main brand and in each shop (decision 0028). */
@Injectable()
export class OpeningDraftsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(division: number, subject: string): Promise<object | undefined> {
    const rows = await this.dataSource.query<readonly { readonly draft: object }[]>(
      'SELECT draft FROM opening_drafts WHERE division_id = $1 AND subject = $2',
      [division, subject],
    );
    return rows[0]?.draft;
  }

  /** Returns all drafts of a person, ordered by shop. */
  of(subject: string): Promise<readonly { readonly division: number; readonly draft: object }[]> {
    return this.dataSource.query(
      `SELECT division_id AS division, draft FROM opening_drafts WHERE subject = $1
       ORDER BY division_id`,
      [subject],
    );
  }

  async save(division: number, subject: string, draft: object): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO opening_drafts (division_id, subject, draft) VALUES ($1, $2, $3)
       ON CONFLICT (division_id, subject) DO UPDATE SET draft = EXCLUDED.draft`,
      [division, subject, JSON.stringify(draft)],
    );
  }

  async forget(division: number, subject: string): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM opening_drafts WHERE division_id = $1 AND subject = $2',
      [division, subject],
    );
  }

  /** Removes the drafts of all people. */
  async deleteAll(division: number): Promise<void> {
    await this.dataSource.query('DELETE FROM opening_drafts WHERE division_id = $1', [division]);
  }

  /** Removes the person's drafts in all divisions. */
  async erase(subject: string): Promise<void> {
    await this.dataSource.query('DELETE FROM opening_drafts WHERE subject = $1', [subject]);
  }
}
