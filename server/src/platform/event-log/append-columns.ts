import type { PreparedAppend } from './prepared-append.js';

/** What es_append takes for a batch: its parameters in their order, lists as array literals. */
export function columnsOf(appends: readonly PreparedAppend[]): unknown[] {
  const heads = new Set(appends.map(({ context }) => context.division));
  const onces = appends.flatMap(({ once }) => once ?? []);
  return [
    listed([...heads].sort((a, b) => a - b)),
    onces.length === 0 ? null : `[${onces.join(',')}]`,
    ...streamColumns(appends),
    ...eventColumns(appends),
  ];
}

function streamColumns(appends: readonly PreparedAppend[]): readonly string[] {
  const items: number[] = [];
  const divisions: number[] = [];
  const names: string[] = [];
  const expected: number[] = [];
  for (const { item, context, streams } of appends) {
    for (const { stream, expectedVersion } of streams) {
      items.push(item);
      divisions.push(context.division);
      names.push(quoted(stream));
      expected.push(expectedVersion);
    }
  }
  return [items, divisions, names, expected].map(listed);
}

/** In the order of their positions. */
function eventColumns(appends: readonly PreparedAppend[]): readonly string[] {
  const columns: (string | number)[][] = Array.from({ length: 12 }, () => []);
  for (const row of appends.flatMap(eventRows)) {
    for (const [column, values] of columns.entries()) values.push(row[column] ?? 'NULL');
  }
  return columns.map(listed);
}

function eventRows(append: PreparedAppend): readonly (readonly (string | number)[])[] {
  const { item, context, streams } = append;
  const meta = quotedJson(append.meta);
  return streams.flatMap(({ stream, expectedVersion, events }) => {
    const name = quoted(stream);
    return events.map(({ stored }, index) => {
      const { type, schema, data, subject, sealed = 'NULL', id, at } = stored;
      const version = expectedVersion + index + 1;
      const about = [item, context.division, name, version, quoted(type), schema, quotedJson(data)];
      const owner = subject === undefined ? 'NULL' : quoted(subject);
      return [...about, owner, sealed, meta, id, at];
    });
  });
}

/** Of numbers, of texts without comma, brace, quote or backslash, and of quoted texts. */
function listed(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** JSON holds no control characters, so that a JSON string escapes in it what an array literal does. */
function quotedJson(json: string): string {
  return JSON.stringify(json);
}
