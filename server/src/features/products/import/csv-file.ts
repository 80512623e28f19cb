import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import {
  CSV_COLUMNS,
  importLimitRows,
  type CsvColumn,
} from '@selvedge/shared/products/admin/csv-columns';
import { CsvError, parse } from 'csv-parse';

import { byteOrderMark, unguarded } from '../../../platform/csv/csv-lines.js';
import type { Cells } from './import-plan.rules.js';
import { ProductFileInvalid, TooManyRows } from '../admin/product-admin.errors.js';

export interface FileRow {
  readonly cells: Cells;
  /** The row has more cells than the header has columns. */
  readonly isTooLong: boolean;
}

// The keys of the column table match its type.
export const columnNames = Object.keys(CSV_COLUMNS) as readonly CsvColumn[];

export interface ProductFile {
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly FileRow[];
}

const pieceBytes = 2_048;

/** Parses the rows of any CSV text. Throws ProductFileInvalid. */
export async function csvRows(text: string): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const parser = parse({ relax_column_count: true, skip_empty_lines: true });
  const source = Readable.from(piecesOf(plain)).pipe(parser);
  try {
    for await (const row of source) {
      // Without `columns`, the parser returns each record as a list of cells.
      rows.push((row as string[]).map(unguarded));
      if (rows.length > importLimitRows + 1) throw new TooManyRows();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ProductFileInvalid(`Line ${String(error['lines'])} cannot be read: ${error.code}`);
  }
  return rows;
}

/**
 * Parsing 4 MB takes some 3 s, so the text is passed in pieces between which the event loop can
 * run.
 */
async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
    await setImmediate();
  }
}

/** Parses the products of a file. Throws ProductFileInvalid and TooManyRows. */
export async function productRows(text: string): Promise<ProductFile> {
  if (text.includes('\uFFFD')) throw new ProductFileInvalid('Save the file as UTF-8');
  const [header, ...rows] = await csvRows(text);
  const columns = (header ?? []).map((name) => columnOf(name));
  if (!columns.includes('name') && !columns.includes('uuid') && !columns.includes('url_name')) {
    throw new ProductFileInvalid('The first line must contain the column name, uuid or url_name');
  }
  if (new Set(columns).size < columns.length)
    throw new ProductFileInvalid('A column appears twice');
  if (rows.length === 0) throw new ProductFileInvalid('The file contains no products');
  return {
    columns,
    rows: rows.map((row) => ({
      cells: cellsOf(columns, row),
      isTooLong: row.length > columns.length,
    })),
  };
}

function columnOf(name: string): CsvColumn {
  const normalised = name.trim().toLowerCase();
  const found = columnNames.find((column) => column === normalised);
  if (found === undefined) throw new ProductFileInvalid(`Unknown column ${name.slice(0, 40)}`);
  return found;
}

function cellsOf(columns: readonly CsvColumn[], row: readonly string[]): Cells {
  return Object.fromEntries(columns.map((column, index) => [column, row[index] ?? '']));
}
