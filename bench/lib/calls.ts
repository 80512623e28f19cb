/** A serializable request for a worker. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** `{order}` becomes the `orderHash` of the previous answer, `{division}` that of the caller. */
  readonly path: string;
  /** `{key}` becomes a new key for each call. */
  readonly body?: string;
  readonly expected: number;
}

/** Calls that one caller makes in sequence; together they count as one. */
export interface Task {
  readonly calls: readonly Call[];
  /** Request headers of the callers, used in turn. */
  readonly visitors: readonly Readonly<Record<string, string>>[];
}

/** Instruction for a worker. */
export interface Order {
  readonly port: number;
  readonly task: Task;
  readonly callers: number;
  readonly durationMs: number;
}

/** Header that selects the division of a bench visitor's shop. */
export const divisionHeader = 'x-bench-division';

/** Returns the request as sent over the wire. */
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
