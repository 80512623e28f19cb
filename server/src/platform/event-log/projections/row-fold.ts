import type { DomainEvent } from '../model/decider.js';
import type { Projection, Recorded, RowKey, Unplaced } from '../model/projection.js';

/** A row as the fold sees it: present, or undefined for "there is none". */
export interface FoldedRow<Row extends object> {
  readonly key: RowKey;
  /** What the table held before the fold. */
  readonly loaded?: Row;
  row: Row | undefined;
  /** False while the row is still what the table holds. */
  changed: boolean;
}

export type FoldedRows<Row extends object> = Map<string, FoldedRow<Row>>;

/**
 * The same text for the same row, whatever the order of the key's columns; 7 and '7' are one row in
 * a table. No text in a table holds U+0000.
 */
export function rowKeyText(key: RowKey): string {
  let text = '';
  for (const name of sorted(Object.keys(key))) text += `${name}=${String(key[name])}\0`;
  return text;
}

/** Most keys are written in this order anyway. */
function sorted(names: string[]): readonly string[] {
  const isSorted = names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name);
  return isSorted ? names : names.sort();
}

/** An event that a projection reads, with a row that it is about. */
export interface Touched<Given extends Unplaced> {
  readonly recorded: Given;
  readonly key: RowKey;
  readonly text: string;
}

/** The events a projection reads, each with the rows it is about. */
export function touchedRows<Row extends object, Event extends DomainEvent, Given extends Unplaced>(
  { reads, keysOf }: Projection<Row, Event>,
  events: readonly Given[],
): readonly Touched<Given & Unplaced<Event>>[] {
  const types = new Set<string>(reads);
  return events.flatMap((candidate) => {
    if (!types.has(candidate.event.type)) return [];
    // `reads` names exactly the types of Event, which the line above checked.
    const recorded = candidate as Given & Unplaced<Event>;
    return keysOf(recorded).map((key) => ({ recorded, key, text: rowKeyText(key) }));
  });
}

/**
 * Folds events into rows, in order. `rows` holds what is in the table under the keys touched and is
 * changed in place; `tidy` makes a row what the table would give back.
 */
export function foldRows<Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  rows: FoldedRows<Row>,
  touched: readonly Touched<Recorded<Event>>[],
  tidy: (row: Row) => Row = (row) => row,
): void {
  for (const { recorded, key, text } of touched) {
    const folded = rows.get(text) ?? { key, row: undefined, changed: false };
    const next = projection.apply(folded.row, recorded, key);
    if (next !== folded.row) {
      folded.row = next === undefined ? undefined : tidy(next);
      folded.changed = true;
    }
    rows.set(text, folded);
  }
}
