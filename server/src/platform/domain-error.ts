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

/**
 * Base class of a refusal that always has the same message, for example
 * `class BasketEmpty extends domainError('invalid', 'Your basket is empty') {}`.
 */
export function domainError<Kind extends ErrorKind>(kind: Kind, message: string) {
  return class extends DomainError {
    override readonly kind = kind;

    constructor() {
      super(message);
    }
  };
}

/** Base class of a refusal of input that always names the same fields. */
export function invalidFields(
  errors: Readonly<Record<string, readonly string[]>>,
  message: string,
) {
  return class extends DomainError {
    override readonly kind = 'invalid';
    override readonly errors = errors;

    constructor() {
      super(message);
    }
  };
}
