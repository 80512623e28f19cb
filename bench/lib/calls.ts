/** A request of a bench, as a worker can be told of it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** `{order}` is the `orderHash` that the call before was answered with, `{division}` that of who calls. */
  readonly path: string;
  /** `{key}` is another one each time. */
  readonly body?: string;
  readonly expected: number;
}

/** Calls that one caller makes, one after the other; together they count as one. */
export interface Task {
  readonly calls: readonly Call[];
  /** Who calls: every task is done by the next of them. */
  readonly visitors: readonly Readonly<Record<string, string>>[];
}

/** What a worker is told to do. */
export interface Order {
  readonly port: number;
  readonly task: Task;
  readonly callers: number;
  readonly durationMs: number;
}

/** The header by which a visitor of a bench says whose shop it is. */
export const divisionHeader = 'x-bench-division';

/** As it goes over the wire. */
export function written(
  { method, path, body }: Call,
  visitor: Readonly<Record<string, string>>,
  filled: Readonly<Record<'order' | 'key', string>>,
): string {
  const address = path
    .replace('{order}', filled.order)
    .replace('{division}', visitor[divisionHeader] ?? '');
  const content = body?.replace('{key}', filled.key);
  const own = Object.entries(visitor).map(([name, value]) => `${name}: ${value}\r\n`);
  const about =
    content === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${String(Buffer.byteLength(content))}\r\n`;
  return `${method} ${address} HTTP/1.1\r\n${own.join('')}${about}\r\n${content ?? ''}`;
}
