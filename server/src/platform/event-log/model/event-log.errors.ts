import { DomainError } from '../../domain-error.js';

/** Expected and actual version of a stream. */
export interface MovedStream {
  readonly stream: string;
  readonly expected: number;
  readonly actual: number;
}

/** Another append came first. The command handler reads and decides again. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';

  constructor(readonly moved: readonly MovedStream[]) {
    const found = moved.map(
      ({ stream, expected, actual }) =>
        `${stream} is at version ${String(actual)}, not ${String(expected)}`,
    );
    super(found.join('; '));
  }

  /**
   * Streams with fewer events than the caller has seen: the database was reset to an older state.
   */
  get vanished(): readonly string[] {
    return this.moved
      .filter(({ expected, actual }) => actual < expected)
      .map(({ stream }) => stream);
  }
}

/** Recorded outcome of an idempotency key. */
export interface HandledCommand {
  readonly bodyHash: string;
  readonly result: object;
}

/** The append was not made: its idempotency key has been used before. */
export class CommandRepeated extends Error {
  override readonly name = 'CommandRepeated';

  constructor(readonly first: HandledCommand) {
    super('This command was already handled.');
  }
}

/** Another process won every retry; nothing happened, and the caller may try again. */
export class StreamHasMoved extends DomainError {
  readonly kind = 'unavailable';

  constructor() {
    super('Too many people changed this at the same time. Please try again.');
  }
}

/** The write queue is full; nothing happened, and the caller may try again. */
export class TooManyWrites extends DomainError {
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super('Too many changes are being saved at the moment. Please try again.');
  }
}

/**
 * Another transaction holds this shop's write lock; nothing happened, and other shops are not
 * affected.
 */
export class WritesHeldUp extends DomainError {
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor(cause: unknown) {
    super('This shop is busy at the moment. Please try again.', { cause });
  }
}

export class IdempotencyKeyReused extends DomainError {
  readonly kind = 'invalid';

  constructor() {
    super('This idempotency key was already used for another request.');
  }
}

/**
 * The log contains an event that this process cannot read: its type is unknown or its data damaged.
 */
export class UnreadableEvent extends Error {
  override readonly name: string = 'UnreadableEvent';
}

/** The log contains, or was given, an event type that no feature of this process has declared. */
export class UnknownEventType extends UnreadableEvent {
  override readonly name = 'UnknownEventType';

  constructor(
    readonly type: string,
    readonly schemaVersion?: number,
  ) {
    const version = schemaVersion === undefined ? '' : `, schema version ${String(schemaVersion)}`;
    super(`No feature of this process has the event type ${type}${version}.`);
  }
}

/**
 * PostgreSQL cannot store U+0000 or a lone surrogate in text; input validation refuses them
 * earlier.
 */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';

  constructor(readonly field: string) {
    super(`The text of ${field} holds a character that cannot be stored.`);
  }
}

/** Two features claim one name in the log, or one append names a stream twice. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';

  constructor(what: string, taken: string) {
    super(`The ${what} ${taken} is named twice.`);
  }
}
