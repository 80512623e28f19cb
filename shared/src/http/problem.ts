/** What a refusal is; the server turns it into a status, the client into what it shows. */
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

/** The body of every refused call: RFC 9457 plus the fields that ERR-069 names. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** Equal to detail. */
  readonly message: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly correlationId?: string;
  /** A conflict tells what is there now. */
  readonly current?: unknown;
}
