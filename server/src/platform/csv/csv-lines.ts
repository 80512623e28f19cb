import { stringify } from 'csv-stringify/sync';

/** Byte order mark, by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * First characters that make a spreadsheet evaluate a cell as a formula, and the guard character
 * itself.
 */
const wouldBeFormula = /^[=+\-@\t\r']/;

/** Plain numbers, such as negative amounts, are no formulas. */
const number = /^-?\d+(?:\.\d+)?$/;

/** Guards a text, so that a spreadsheet does not evaluate it. */
export function guarded(text: string): string {
  return wouldBeFormula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** Removes the guard of a cell. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && wouldBeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** CSV lines according to RFC 4180, with formulas guarded. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guarded)),
    { record_delimiter: 'windows', quoted_match: /^\s|\s$|[\r\n\uFEFF]/ },
  );
}
