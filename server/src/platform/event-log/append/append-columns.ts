import type { HeadMark } from '../projections/division-cache.js';
import type { PreparedEvent } from '../sealing/event-codec.js';
import type { PreparedAppend } from './prepared-append.js';

/** Parameters of es_append for a batch, in order; lists are array literals (decision 0013). */
export function columnsOf(appends: readonly PreparedAppend[], mark: string): unknown[] {
  const streams = streamColumns(appends);
  return [
    listed(divisionsOf(appends)),
    mark,
    onceOf(appends),
    listed(streams.items),
    ...streams.columns.map(listed),
    ...eventColumns(appends, (item) => item).map(listed),
  ];
}

/** Cached heads of a batch's divisions, and the mark that the batch leaves on them. */
export interface CachedHeads {
  readonly before: ReadonlyMap<number, HeadMark>;
  readonly mark: string;
}

/** Parameters of `optimisticAppendSql` for a batch. */
export function optimisticColumnsOf(
  appends: readonly PreparedAppend[],
  { before, mark }: CachedHeads,
): unknown[] {
  const divisions = divisionsOf(appends);
  const heads = divisions.flatMap((division) => before.get(division) ?? []);
  const reached = new Map([...before].map(([division, { position }]) => [division, position]));
  const events = eventColumns(appends, (_, division) => {
    const position = (reached.get(division) ?? 0) + 1;
    reached.set(division, position);
    return position;
  });
  return [
    listed(divisions),
    listed(heads.map(({ position }) => position)),
    listed(heads.map((head) => head.mark)),
    listed(divisions.map((division) => reached.get(division) ?? 0)),
    mark,
    onceOf(appends),
    ...streamColumns(appends).columns.map(listed),
    ...events.map(listed),
  ];
}

/** Distinct divisions, in locking order. */
export function divisionsOf(appends: readonly PreparedAppend[]): readonly number[] {
  return [...new Set(appends.map(({ context }) => context.division))].sort((a, b) => a - b);
}

function onceOf(appends: readonly PreparedAppend[]): string | null {
  const onces = appends.flatMap(({ once }) => once ?? []);
  return onces.length === 0 ? null : `[${onces.join(',')}]`;
}

type Column = (number | string)[];

function streamColumns(appends: readonly PreparedAppend[]): {
  readonly items: Column;
  readonly columns: readonly Column[];
} {
  const items: Column = [];
  const divisions: Column = [];
  const names: Column = [];
  const expected: Column = [];
  for (const { item, context, streams } of appends) {
    for (const { stream, expectedVersion } of streams) {
      items.push(item);
      divisions.push(context.division);
      names.push(quoted(stream));
      expected.push(expectedVersion);
    }
  }
  return { items, columns: [divisions, names, expected] };
}

/**
 * Columns of the events, in position order. `first` returns an event's value in the first column.
 */
function eventColumns(
  appends: readonly PreparedAppend[],
  first: (item: number, division: number) => number,
): readonly Column[] {
  const columns = new EventColumns();
  for (const { item, context, streams, meta } of appends) {
    const quotedMeta = quotedJson(meta);
    for (const { stream, expectedVersion, events } of streams) {
      const name = quoted(stream);
      let version = expectedVersion;
      for (const { stored } of events) {
        columns.first.push(first(item, context.division));
        columns.division.push(context.division);
        columns.stream.push(name);
        columns.version.push((version += 1));
        columns.meta.push(quotedMeta);
        columns.add(stored);
      }
    }
  }
  return columns.inOrder();
}

class EventColumns {
  readonly first: Column = [];
  readonly division: Column = [];
  readonly stream: Column = [];
  readonly version: Column = [];
  readonly meta: Column = [];
  private readonly type: Column = [];
  private readonly schema: Column = [];
  private readonly data: Column = [];
  private readonly subject: Column = [];
  private readonly sealed: Column = [];
  private readonly id: Column = [];
  private readonly at: Column = [];

  add({ type, schema, data, subject, sealed = 'NULL', id, at }: PreparedEvent['stored']): void {
    this.type.push(quoted(type));
    this.schema.push(schema);
    this.data.push(quotedJson(data));
    this.subject.push(subject === undefined ? 'NULL' : quoted(subject));
    this.sealed.push(sealed);
    this.id.push(id);
    this.at.push(at);
  }

  inOrder(): readonly Column[] {
    const { first, division, stream, version, type, schema, data, subject, sealed, meta } = this;
    const about = [first, division, stream, version, type, schema, data, subject, sealed, meta];
    return [...about, this.id, this.at];
  }
}

/** Array literal of numbers, quoted texts, or texts without comma, brace, quote or backslash. */
function listed(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}

const special = /["\\]/;

function quoted(text: string): string {
  return special.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
}

/**
 * JSON contains no raw control characters, so JSON.stringify escapes exactly what an array literal
 * needs.
 */
function quotedJson(json: string): string {
  return JSON.stringify(json);
}
