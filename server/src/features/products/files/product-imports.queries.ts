import type {
  ImportOutcome,
  ImportRow,
  ImportStatus,
} from '@selvedge/shared/products/admin/import/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Cells } from './import-plan.rules.js';

export interface StoredRow extends ImportRow {
  readonly cells: Cells;
}

/** Result of a row. */
export type RowResult = Pick<StoredRow, 'row' | 'outcome' | 'changed' | 'reasons'>;

export interface NewImport {
  readonly uuid: string;
  readonly fileName: string;
  /** Columns in the order of the header. */
  readonly columns: readonly string[];
  readonly createdBy: string;
  readonly rows: readonly StoredRow[];
}

export interface ImportState {
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly columns: readonly string[];
  readonly total: number;
  readonly done: number;
  readonly counts: Readonly<Partial<Record<ImportOutcome, number>>>;
}

/** Days after which uploaded files are deleted. */
const retentionDays = 30;

/** Queries of product imports. */
@Injectable()
export class ProductImportsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a file in one statement, and deletes the store's expired ones. */
  async add(
    division: number,
    { uuid, fileName, columns, createdBy, rows }: NewImport,
  ): Promise<void> {
    await this.dataSource.query(
      `WITH old AS (
         DELETE FROM product_imports
         WHERE division_id = $1 AND created_at < now() - make_interval(days => $7)
       ), added AS (
         INSERT INTO product_imports (division_id, uuid, file_name, columns, status, created_by)
         VALUES ($1, $2, $3, $4, 'checked', $5)
       )
       INSERT INTO product_import_rows
         (division_id, import_uuid, row, name, cells, outcome, changed, reasons, is_done)
       SELECT $1, $2, r.row, r.name, r.cells, r.outcome, r.changed, r.reasons, r."isDone"
       FROM jsonb_to_recordset($6::jsonb) AS r (row integer, name text, cells jsonb, outcome text,
         changed jsonb, reasons jsonb, "isDone" boolean)`,
      [
        division,
        uuid,
        fileName,
        JSON.stringify(columns),
        createdBy,
        JSON.stringify(rows),
        retentionDays,
      ],
    );
  }

  /** Undefined if the store has no such import. */
  async state(division: number, uuid: string): Promise<ImportState | undefined> {
    const [state] = await this.dataSource.query<ImportState[]>(
      `SELECT i.file_name AS "fileName", i.status, i.columns, counted.total, counted.done,
         coalesce(counted.counts, '{}') AS counts
       FROM product_imports i CROSS JOIN LATERAL (
         SELECT sum(o.rows)::integer AS total, sum(o.done)::integer AS done,
           jsonb_object_agg(o.outcome, o.rows) AS counts
         FROM (
           SELECT outcome, count(*) AS rows, count(*) FILTER (WHERE is_done) AS done
           FROM product_import_rows r WHERE r.division_id = $1 AND r.import_uuid = $2
           GROUP BY outcome
         ) o
       ) counted
       WHERE i.division_id = $1 AND i.uuid = $2`,
      [division, uuid],
    );
    return state;
  }

  /** Returns rows for display, refused ones first. */
  shown(division: number, uuid: string, limit: number): Promise<readonly ImportRow[]> {
    return this.dataSource.query<ImportRow[]>(
      `SELECT row, name, outcome, changed, reasons, is_done AS "isDone" FROM product_import_rows
       WHERE division_id = $1 AND import_uuid = $2
       ORDER BY outcome <> 'refused', row LIMIT $3`,
      [division, uuid, limit],
    );
  }

  refused(division: number, uuid: string): Promise<readonly StoredRow[]> {
    return this.rows(`outcome = 'refused'`, division, uuid, null);
  }

  /** Returns the next rows that are not processed yet. */
  pending(division: number, uuid: string, limit: number): Promise<readonly StoredRow[]> {
    return this.rows('NOT is_done', division, uuid, limit);
  }

  /** Stores the results of rows and marks them as processed. */
  async finishRows(division: number, uuid: string, results: readonly RowResult[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE product_import_rows r
       SET is_done = true, outcome = d.outcome, changed = d.changed, reasons = d.reasons
       FROM jsonb_to_recordset($3::jsonb)
         AS d (row integer, outcome text, changed jsonb, reasons jsonb)
       WHERE r.division_id = $1 AND r.import_uuid = $2 AND r.row = d.row`,
      [division, uuid, JSON.stringify(results)],
    );
  }

  async setStatus(division: number, uuid: string, status: ImportStatus): Promise<void> {
    await this.dataSource.query(
      `UPDATE product_imports SET status = $3 WHERE division_id = $1 AND uuid = $2`,
      [division, uuid, status],
    );
  }

  private rows(
    which: string,
    division: number,
    uuid: string,
    limit: number | null,
  ): Promise<readonly StoredRow[]> {
    return this.dataSource.query<StoredRow[]>(
      `SELECT row, name, cells, outcome, changed, reasons, is_done AS "isDone"
       FROM product_import_rows
       WHERE division_id = $1 AND import_uuid = $2 AND ${which} ORDER BY row LIMIT $3`,
      [division, uuid, limit],
    );
  }
}
