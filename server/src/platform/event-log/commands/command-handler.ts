import type { Decider, DomainEvent, JsonObject } from '../model/decider.js';
import type { Recorded } from '../model/projection.js';

/** Caller, store and cause of a command. Taken from the request or job, never from a body. */
export interface CommandContext {
  readonly division: number;
  /** `customer:7`, `staff:3`, `visitor`, `system:<reactor>`. */
  readonly actor: string;
  readonly correlationId: string;
  /** Id of the event that caused this command, for reactors. */
  readonly causationId?: string;
  /** Time of events recorded after the fact (imports, demo data); defaults to now. */
  readonly occurredAt?: Date;
}

/** Identifies a request that may be sent twice: the same key and body return the first result. */
export interface IdempotencyKey {
  /** Session or customer that sent it. */
  readonly subject: string;
  readonly operation: string;
  readonly key: string;
  /** Hash of the body; the same key with another body is refused. */
  readonly bodyHash: string;
}

export interface Handled<State, Event extends DomainEvent> {
  readonly state: State;
  readonly version: number;
  readonly events: readonly Recorded<Event>[];
  /** Position of the division after this command, or its current head if no event was appended. */
  readonly position: number;
}

/** A command with its decider, to be handled together with others. Created by `commandFor`. */
export interface DeciderCommand {
  readonly decider: Decider<unknown, unknown, DomainEvent>;
  readonly command: unknown;
  /** The command creates the stream under a new name, so there is nothing to read. */
  readonly isFirst?: boolean;
}

export function commandFor<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  command: Command,
  { isFirst = false }: Pick<DeciderCommand, 'isFirst'> = {},
): DeciderCommand {
  // The signature checked the pair; a list of pairs cannot express each pair's types.
  return { decider: decider as unknown as DeciderCommand['decider'], command, isFirst };
}

/**
 * Reads a stream, folds, decides, appends at the version it read, and retries after a conflict with
 * another process.
 */
export abstract class CommandHandler {
  /** Throws the decider's DomainError, or StreamHasMoved after 8 retries. */
  abstract handle<State, Command, Event extends DomainEvent>(
    context: CommandContext,
    decider: Decider<State, Command, Event>,
    command: Command,
  ): Promise<Handled<State, Event>>;

  /** Handles commands on several streams of one division in one transaction. */
  abstract handleTogether(
    context: CommandContext,
    commands: readonly DeciderCommand[],
  ): Promise<readonly Handled<unknown, DomainEvent>[]>;

  /**
   * Like handleTogether, once per key. `prepare` runs only for a new key; concurrent calls with the
   * same key join. The result contains ids only. Throws IdempotencyKeyReused for another body.
   */
  abstract once<Result extends JsonObject>(
    context: CommandContext,
    key: IdempotencyKey,
    prepare: () => Promise<{
      readonly commands: readonly DeciderCommand[];
      readonly result: Result;
    }>,
  ): Promise<{ readonly result: Result; readonly repeated: boolean }>;

  /** Deletes the idempotency records of an operation whose result contains this one. */
  abstract forgetOnce(division: number, operation: string, result: JsonObject): Promise<void>;
}
