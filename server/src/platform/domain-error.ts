import type { ErrorKind } from '@selvedge/shared/http/problem';

/** A refusal that people may read. Its kind is its only link to HTTP; anything else thrown is a bug. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  /** Of kind invalid: messages by field, nested ones by dotted path. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Of kind conflict: what is there now. */
  readonly current?: unknown;
  /** Of kind rate-limited and unavailable: when to try again. */
  readonly retryAfterSeconds?: number;

  /** What refused, for clients and logs; the class name, so that it stays stable and greppable. */
  get code(): string {
    return this.constructor.name;
  }
}
