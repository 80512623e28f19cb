import type { Decider, DomainEvent, JsonObject } from '../model/decider.js';
import type { Recorded } from '../model/projection.js';

/** Who asks, in which store, and as part of what. Taken from the request or the job, never from a body. */
export interface CommandContext {
  readonly division: number;
  /** `customer:7`, `staff:3`, `visitor`, `system:<reactor>`. */
  readonly actor: string;
  readonly correlationId: string;
  /** The event id that led to this command, for reactors. */
  readonly causationId?: string;
  /** When it happened, for what is told after the fact (imports, demo data); now when left out. */
  readonly occurredAt?: Date;
}

/** Identifies a request that may be sent twice: the same key and body give the first result. */
export interface IdempotencyKey {
  /** Who sent it: a session or customer. */
  readonly subject: string;
  readonly operation: string;
  readonly key: string;
  /** A hash of the body; the same key with another body is refused. */
  readonly bodyHash: string;
}

export interface Handled<State, Event extends DomainEvent> {
  readonly state: State;
  readonly version: number;
  readonly events: readonly Recorded<Event>[];
  /** The division's position after this command, or its present head when nothing happened. */
  readonly position: number;
}

/** One command for one decider, to be decided together with others. Made by `commandFor`. */
export interface DeciderCommand {
  readonly decider: Decider<unknown, unknown, DomainEvent>;
  readonly command: unknown;
  /** Its stream is made by it, under a name that nobody had before: there is nothing to read. */
  readonly isFirst?: boolean;
}

export function commandFor<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  command: Command,
  { isFirst = false }: Pick<DeciderCommand, 'isFirst'> = {},
): DeciderCommand {
  // The pair was checked above; the list it goes into cannot name each pair's own types.
  return { decider: decider as unknown as DeciderCommand['decider'], command, isFirst };
}

/** Reads a stream, folds, decides, appends at the version it read, and retries what another process overtook. */
export abstract class CommandHandler {
  /** Throws the decider's DomainError; StreamHasMoved only after 8 overtaken tries. */
  abstract handle<State, Command, Event extends DomainEvent>(
    context: CommandContext,
    decider: Decider<State, Command, Event>,
    command: Command,
  ): Promise<Handled<State, Event>>;

  /** Several streams of one division in one transaction: all of it happens, or none. */
  abstract handleTogether(
    context: CommandContext,
    commands: readonly DeciderCommand[],
  ): Promise<readonly Handled<unknown, DomainEvent>[]>;

  /**
   * Like handleTogether, once per key. `prepare` runs only for a key that is not known yet; equal
   * keys in flight join. The result holds ids only. Throws IdempotencyKeyReused for another body.
   */
  abstract once<Result extends JsonObject>(
    context: CommandContext,
    key: IdempotencyKey,
    prepare: () => Promise<{
      readonly commands: readonly DeciderCommand[];
      readonly result: Result;
    }>,
  ): Promise<{ readonly result: Result; readonly repeated: boolean }>;

  /** Forgets the requests of an operation that led to this result, or to one that holds it. */
  abstract forgetOnce(division: number, operation: string, result: JsonObject): Promise<void>;
}
