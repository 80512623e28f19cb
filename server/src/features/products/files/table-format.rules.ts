import { CSV_COLUMNS } from '@selvedge/shared/products/admin/csv-columns';

import { ProductFileInvalid } from '../admin/product-admin.errors.js';

/** Columns of the file of refused rows, which are for the reader only. */
export const reportColumns: readonly string[] = ['row', 'refused_because'];

/** How a spreadsheet wrote a table. */
export interface TableFormat {
  readonly delimiter: string;
  /** Number of characters and lines before the header: a line such as `sep=;`. */
  readonly skipped: number;
  readonly skippedLines: number;
}

const delimiters = [',', ';', '\t'] as const;
/** The names of all columns have 300 characters. */
const maxHeaderLength = 10_000;
const separatorLine = /^"?sep=([,;\t])"?\r?\n/i;
const known: ReadonlySet<string> = new Set([...Object.keys(CSV_COLUMNS), ...reportColumns]);

/**
 * Returns the delimiter that the file names, or the one that finds most columns in the header.
 * Throws ProductFileInvalid for a header that is too long to contain column names only.
 */
export function formatOf(text: string): TableFormat {
  const [line = '', named] = separatorLine.exec(text.slice(0, 20)) ?? [];
  const skippedLines = named === undefined ? 0 : 1;
  const [header = ''] = text.slice(line.length, line.length + maxHeaderLength).split(/[\r\n]/, 1);
  if (header.length === maxHeaderLength) throw headerTooLong(skippedLines);
  if (named !== undefined) return { delimiter: named, skipped: line.length, skippedLines };
  const found = delimiters.map((delimiter) => knownColumns(header, delimiter));
  const delimiter = delimiters[found.indexOf(Math.max(...found))] ?? ',';
  return { delimiter, skipped: 0, skippedLines };
}

function headerTooLong(skippedLines: number): ProductFileInvalid {
  const line = String(skippedLines + 1);
  return new ProductFileInvalid(
    `Line ${line} is too long for a list of column names. Start the file with a line of column names.`,
  );
}

function knownColumns(header: string, delimiter: string): number {
  const names = header.split(delimiter).map((name) => name.replaceAll('"', '').trim());
  return names.filter((name) => known.has(name.toLowerCase())).length;
}

/** Replacement characters of lost ones, and control characters that no spreadsheet writes. */
const unreadable = /(?![\t\n\r\v\f])[\p{Cc}\uFFFD]/u;

/** Throws ProductFileInvalid with the place of the first character that cannot be read. */
export function refuseUnreadable(text: string): void {
  if (text.startsWith('PK\u0003\u0004'))
    throw new ProductFileInvalid('This is a workbook. Save it as CSV and upload that file.');
  const at = text.search(unreadable);
  if (at < 0) return;
  const lines = text.slice(0, at).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  throw new ProductFileInvalid(
    `${placeOf(lines.length, column)}: a character cannot be read. Save the file as UTF-8.`,
  );
}

/** For example "Line 3, column 7". Both count from 1; a column is a cell or a character. */
export function placeOf(line: number, column: number): string {
  return `Line ${String(line)}, column ${String(column)}`;
}
