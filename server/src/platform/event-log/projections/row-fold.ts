import type { DomainEvent } from '../model/decider.js';
import type { Projection, Recorded, RowKey, Unplaced } from '../model/projection.js';

/** Row as the fold sees it; undefined if it does not exist. */
export interface FoldedRow<Row extends object> {
  readonly key: RowKey;
  /** Table content before the fold. */
  readonly loaded?: Row;
  row: Row | undefined;
  /** False while the row equals the table content. */
  changed: boolean;
}

export type FoldedRows<Row extends object> = Map<string, FoldedRow<Row>>;

/**
 * Returns the same text for the same row, in any column order; 7 and '7' denote one row. U+0000 is
 * a safe separator, as no text in a table contains it.
 */
export function rowKeyText(key: RowKey): string {
  let text = '';
  for (const name of sorted(Object.keys(key))) text += `${name}=${String(key[name])}\0`;
  return text;
}

/** Most keys already have this order. */
function sorted(names: string[]): readonly string[] {
  const isSorted = names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name);
  return isSorted ? names : names.sort();
}

/** Event that a projection reads, with a row it affects. */
export interface Touched<Given extends Unplaced> {
  readonly recorded: Given;
  readonly key: RowKey;
  readonly text: string;
}

/** Returns the events that a projection reads, each with the rows it affects. */
export function touchedRows<Row extends object, Event extends DomainEvent, Given extends Unplaced>(
  { reads, keysOf }: Projection<Row, Event>,
  events: readonly Given[],
): readonly Touched<Given & Unplaced<Event>>[] {
  const types = new Set<string>(reads);
  return events.flatMap((candidate) => {
    if (!types.has(candidate.event.type)) return [];
    // `reads` contains exactly the types of Event, and the line above checked it.
    const recorded = candidate as Given & Unplaced<Event>;
    return keysOf(recorded).map((key) => ({ recorded, key, text: rowKeyText(key) }));
  });
}

/**
 * Folds events into rows, in order. `rows` contains the table content for the affected keys and is
 * changed in place; `tidy` normalizes a row to what the table returns.
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
