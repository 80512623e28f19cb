import type { EventCatalogue } from './event-catalogue.js';
import type { EventCodec, PreparedEvent } from './event-codec.js';
import {
  CommandRepeated,
  VersionConflict,
  type KnownCommand,
  type MovedStream,
} from './event-log.errors.js';
import type { CommandContext } from './command-handler.js';
import type { Waiting } from './group-batch.js';
import type { Outcome } from './group-commit.js';
import type { Recorded, Unplaced } from './projection.js';
import type { LoadedRows, Projector } from './projector.js';
import { sendAll, type Statements } from './statements.js';
import type { SubjectKeys } from './subject-keys.js';
import { onceBegun } from './transaction.js';

/** An append with its events prepared, as the group commit queues it. */
export interface PreparedAppend extends Waiting {
  /** Tells it from the others of its batch. */
  readonly item: number;
  readonly context: CommandContext;
  readonly streams: readonly PreparedStream[];
  /** What es_append gets for it: JSON, of the lists without their brackets. */
  readonly payload: {
    readonly command: string;
    readonly streams: string;
    readonly events: string;
  };
}

export interface PreparedStream {
  readonly stream: string;
  readonly expectedVersion: number;
  readonly events: readonly PreparedEvent[];
}

type Written = Outcome<readonly Recorded[]>;

type AppendRow = { readonly item: number } & (
  | { readonly outcome: 'committed'; readonly first: string | number | null }
  | { readonly outcome: 'moved'; readonly details: readonly MovedStream[] }
  | { readonly outcome: 'repeated'; readonly details: KnownCommand }
);

const appendSql = `SELECT item, outcome, first_position AS first, details
  FROM es_append(${onceBegun('$1::jsonb')})`;

function batchOf(appends: readonly PreparedAppend[]): string {
  const listed = (part: keyof PreparedAppend['payload']): string =>
    appends.flatMap(({ payload }) => payload[part] || []).join(',');
  return `{"commands":[${listed('command')}],"streams":[${listed('streams')}],"events":[${listed('events')}]}`;
}

/** What happens inside the transaction of a batch: the events, then the inline projections of them. */
export class AppendBatch {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly codec: EventCodec,
    private readonly keys: SubjectKeys,
    private readonly projector: Projector,
  ) {}

  /**
   * One outcome an append, in their order; `writing` has been sent, and COMMIT may follow it. Events,
   * keys and rows are asked for at once: es_append holds the head locks when the next statement
   * runs. Throws when nothing at all may be committed.
   */
  async write(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<{ readonly result: readonly Written[]; readonly writing: Promise<void> }> {
    const [rows, erased, loaded] = await Promise.all([
      on.query<readonly AppendRow[]>(appendSql, [batchOf(appends)]),
      this.erased(on, appends),
      this.loaded(on, appends),
    ]);
    const byItem = new Map(rows.map((row) => [row.item, row]));
    const result = appends.map((append) => outcomeOf(append, byItem.get(append.item)));
    const written = result.flatMap((outcome) => ('written' in outcome ? outcome.written : []));
    const readable = written.map((recorded) =>
      erased.has(recorded.eventId)
        ? { ...recorded, event: this.codec.withoutPersonal(recorded.event) }
        : recorded,
    );
    return { result, writing: sendAll(on, this.projector.changes(loaded, readable)) };
  }

  private async loaded(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<readonly LoadedRows[]> {
    return this.projector.load(on, this.catalogue.inline, appends.flatMap(unplacedOf));
  }

  /**
   * Personal data of a subject who is being erased at this moment must not reach a projection:
   * holding the keys makes the erasure wait, and whose key is gone already is folded as null.
   */
  private async erased(
    on: Statements,
    appends: readonly PreparedAppend[],
  ): Promise<ReadonlySet<string>> {
    const sealed = appends
      .flatMap(({ streams }) => streams.flatMap(({ events }) => events))
      .flatMap(({ personal, stored: { id } }) => (personal ? [{ ...personal, id }] : []));
    if (sealed.length === 0) return new Set();
    const held = await this.keys.hold(on, [...new Set(sealed.map(({ subject }) => subject))]);
    const erased = sealed.filter(({ subject, keyId }) => !held.get(subject)?.id.equals(keyId));
    return new Set(erased.map(({ id }) => id));
  }
}

function outcomeOf(append: PreparedAppend, row: AppendRow | undefined): Written {
  switch (row?.outcome) {
    case 'committed':
      return { written: recordedOf(append, Number(row.first)) };
    case 'moved':
      return { refused: new VersionConflict(row.details) };
    case 'repeated':
      return { refused: new CommandRepeated(row.details) };
    case undefined:
      throw new Error('es_append answered fewer outcomes than it was given appends.');
  }
}

/** The events of an append follow each other in the division, stream after stream. */
function recordedOf(append: PreparedAppend, firstPosition: number): readonly Recorded[] {
  return unplacedOf(append).map((event, index) => ({ ...event, position: firstPosition + index }));
}

function unplacedOf({ context, streams }: PreparedAppend): readonly Unplaced[] {
  const { division, actor, correlationId, causationId = null } = context;
  return streams.flatMap(({ stream, expectedVersion, events }) =>
    events.map(({ event, stored }, index) => ({
      division,
      stream,
      version: expectedVersion + index + 1,
      eventId: stored.id,
      actor,
      correlationId,
      causationId,
      occurredAt: stored.at,
      event,
    })),
  );
}
