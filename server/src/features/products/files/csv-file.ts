import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import {
  CSV_COLUMNS,
  importLimitRows,
  type CsvColumn,
} from '@selvedge/shared/products/admin/csv-columns';
import { shortText } from '@selvedge/shared/texts/short-text';
import { CsvError, parse } from 'csv-parse';

import { byteOrderMark, unguarded } from '../../../platform/csv/csv-lines.js';
import type { Cells } from './import-plan.rules.js';
import {
  formatOf,
  placeOf,
  refuseUnreadable,
  reportColumns,
  type TableFormat,
} from './table-format.rules.js';
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

/** Parses the rows of any CSV text. Throws ProductFileInvalid and TooManyRows. */
export async function csvRows(
  text: string,
  { delimiter, skipped, skippedLines }: TableFormat = formatOf(''),
): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const options = { relax_column_count: true, skip_empty_lines: true };
  const parser = parse({ ...options, delimiter, info: true });
  const source = Readable.from(piecesOf(plain.slice(skipped))).pipe(parser);
  let lastLine = 0;
  try {
    for await (const read of source) {
      // With `info` and without `columns`, the parser returns the cells of each record like this.
      const { record, info } = read as { record: string[]; info: { lines: number } };
      lastLine = info.lines;
      rows.push(record.map(unguarded));
      if (rows.length > importLimitRows + 1) throw new TooManyRows();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable(error, skippedLines, lastLine);
  }
  return rows;
}

/** An open quote reaches to the end of the file, so its line is the one after the last row. */
function unreadable(error: CsvError, skippedLines: number, lastLine: number): ProductFileInvalid {
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
  const line = isOpen ? lastLine + 1 : Number(error['lines']);
  const place = placeOf(line + skippedLines, Number(error['index']) + 1);
  const reason = isOpen ? 'a quotation mark is not closed' : 'a quotation mark is out of place';
  return new ProductFileInvalid(`${place}: ${reason}. Write "" for a quotation mark in a text.`);
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
  refuseUnreadable(text);
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const format = formatOf(plain);
  const [header = [], ...read] = await csvRows(plain, format);
  const columns = header.map((name, index) => columnOf(name, index, format));
  refuseColumns(columns);
  // Spreadsheets write lines and columns without content below and beside the table.
  const rows = read.filter((row) => row.some(hasContent));
  if (rows.length === 0) throw new ProductFileInvalid('The file contains no products');
  return {
    columns: columns.filter((column) => column !== undefined),
    rows: rows.map((row) => ({
      cells: cellsOf(columns, row),
      isTooLong: row.some((cell, index) => isBeyond(columns, header, index) && hasContent(cell)),
    })),
  };
}

const hasContent = (cell: string): boolean => cell.trim() !== '';

/** Whether a cell has no column: it is not below the header, or below a blank one. */
function isBeyond(
  columns: readonly (CsvColumn | undefined)[],
  header: readonly string[],
  index: number,
): boolean {
  return columns[index] === undefined && !hasContent(header[index] ?? '');
}

function refuseColumns(columns: readonly (CsvColumn | undefined)[]): void {
  if (!columns.includes('name') && !columns.includes('uuid') && !columns.includes('url_name')) {
    throw new ProductFileInvalid('The first line must contain the column name, uuid or url_name');
  }
  const named = columns.filter((column) => column !== undefined);
  if (new Set(named).size < named.length) throw new ProductFileInvalid('A column appears twice');
}

/** Undefined for a blank column and for those that the file of refused rows adds. */
function columnOf(name: string, index: number, format: TableFormat): CsvColumn | undefined {
  const normalised = name.trim().toLowerCase();
  if (normalised === '' || reportColumns.includes(normalised)) return undefined;
  const found = columnNames.find((column) => column === normalised);
  if (found !== undefined) return found;
  const place = placeOf(format.skippedLines + 1, index + 1);
  throw new ProductFileInvalid(`${place}: unknown column ${shortText(name, 40)}`);
}

function cellsOf(columns: readonly (CsvColumn | undefined)[], row: readonly string[]): Cells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, row[index] ?? '']] : [])),
  );
}
