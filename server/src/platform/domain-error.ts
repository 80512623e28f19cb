import type { ErrorKind } from '@selvedge/shared/http/problem';

/**
 * A refusal with a message for users. Its kind is its only link to HTTP; any other exception is a
 * bug.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  /** For kind `invalid`: messages by field; nested fields by dotted path. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** For kind `conflict`: the current state. */
  readonly current?: unknown;
  /** For kinds `rate-limited` and `unavailable`: when to retry. */
  readonly retryAfterSeconds?: number;

  /**
   * Error code for clients and logs. It is the class name, so that it stays stable and searchable.
   */
  get code(): string {
    return this.constructor.name;
  }
}
