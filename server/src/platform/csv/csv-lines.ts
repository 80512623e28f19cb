import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a file for UTF-8 where it begins with this. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for a formula, and our own mark in front of one. */
const wouldBeFormula = /^[=+\-@\t\r']/;

/** A text as a cell may hold it without being calculated. */
export function guarded(text: string): string {
  return wouldBeFormula.test(text) ? `'${text}` : text;
}

/** The text of a guarded cell. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && wouldBeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Lines of RFC 4180; formulas are guarded. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guarded)),
    { record_delimiter: 'windows', quoted_match: /^\s|\s$|[\r\n\uFEFF]/ },
  );
}
