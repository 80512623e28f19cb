/** Kinds of errors. The server maps them to status codes, the client to messages. */
export const ERROR_KINDS = [
  'malformed',
  'unauthenticated',
  'pro-required',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'unsupported-type',
  'invalid',
  'unavailable-item',
  'rate-limited',
  'unavailable',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Body of error responses: RFC 9457 with the additional fields of ERR-069. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** Equal to `detail`. */
  readonly message: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly correlationId?: string;
  /** For a conflict: the current state. */
  readonly current?: unknown;
}
