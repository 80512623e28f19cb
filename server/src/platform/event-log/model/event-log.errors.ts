import { DomainError } from '../../domain-error.js';

/** A stream that was expected at one version and found at another. */
export interface MovedStream {
  readonly stream: string;
  readonly expected: number;
  readonly actual: number;
}

/** Somebody else appended first. The command handler reads again and decides again. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';

  constructor(readonly moved: readonly MovedStream[]) {
    const found = moved.map(
      ({ stream, expected, actual }) =>
        `${stream} is at version ${String(actual)}, not ${String(expected)}`,
    );
    super(found.join('; '));
  }

  /** Streams that have fewer events than the caller has seen: the database is an older one now. */
  get vanished(): readonly string[] {
    return this.moved
      .filter(({ expected, actual }) => actual < expected)
      .map(({ stream }) => stream);
  }
}

/** What an idempotency key led to when it came first. */
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

/** Every try to append was overtaken by another process; nothing happened, and asking again may do. */
export class StreamHasMoved extends DomainError {
  readonly kind = 'unavailable';

  constructor() {
    super('Too many people changed this at the same time. Please try again.');
  }
}

/** More waits to be written than could be answered in time; nothing happened, and asking again may do. */
export class TooManyWrites extends DomainError {
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super('Too much is being written at present. Please try again.');
  }
}

/** Somebody holds what this shop's writes need; nothing happened, and those of other shops go on. */
export class WritesHeldUp extends DomainError {
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor(cause: unknown) {
    super('This shop is busy at present. Please try again.', { cause });
  }
}

export class IdempotencyKeyReused extends DomainError {
  readonly kind = 'invalid';

  constructor() {
    super('This idempotency key was already used for another request.');
  }
}

/** The log holds an event that this process cannot read: of a type it does not know, or damaged. */
export class UnreadableEvent extends Error {
  override readonly name: string = 'UnreadableEvent';
}

/** The log holds, or was given, an event that no feature of this process has declared. */
export class UnknownEventType extends UnreadableEvent {
  override readonly name = 'UnknownEventType';

  constructor(
    readonly type: string,
    readonly schemaVersion?: number,
  ) {
    const version = schemaVersion === undefined ? '' : `, schema version ${String(schemaVersion)}`;
    super(`No feature of this process knows the event type ${type}${version}.`);
  }
}

/** PostgreSQL cannot hold U+0000 or half a surrogate pair in text; the edge refuses them first. */
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
