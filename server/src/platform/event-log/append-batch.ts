import type { EntityManager } from 'typeorm';

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
import type { Recorded } from './projection.js';
import type { Projector } from './projector.js';
import type { SubjectKeys } from './subject-keys.js';

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

const appendSql = `SELECT item, outcome, first_position AS first, details FROM es_append($1::jsonb)`;

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

  /** One outcome an append, in their order. Throws when nothing at all may be committed. */
  async write(
    manager: EntityManager,
    appends: readonly PreparedAppend[],
  ): Promise<readonly Written[]> {
    const rows = await manager.query<readonly AppendRow[]>(appendSql, [batchOf(appends)]);
    const byItem = new Map(rows.map((row) => [row.item, row]));
    const outcomes = appends.map((append) => outcomeOf(append, byItem.get(append.item)));
    const written = outcomes.flatMap((outcome) => ('written' in outcome ? outcome.written : []));
    const events = await this.readable(manager, appends, written);
    await this.projector.project(manager, this.catalogue.inline, events);
    return outcomes;
  }

  /**
   * Personal data of a subject who is being erased at this moment must not reach a projection:
   * holding the keys makes the erasure wait, and whose key is gone already is folded as null.
   */
  private async readable(
    manager: EntityManager,
    appends: readonly PreparedAppend[],
    written: readonly Recorded[],
  ): Promise<readonly Recorded[]> {
    const sealed = appends
      .flatMap(({ streams }) => streams.flatMap(({ events }) => events))
      .flatMap(({ personal, stored: { id } }) => (personal ? [{ ...personal, id }] : []));
    if (sealed.length === 0) return written;
    const held = await this.keys.hold(manager, [...new Set(sealed.map(({ subject }) => subject))]);
    const erased = sealed.filter(({ subject, keyId }) => !held.get(subject)?.id.equals(keyId));
    const ids = new Set(erased.map(({ id }) => id));
    return written.map((recorded) =>
      ids.has(recorded.eventId)
        ? { ...recorded, event: this.codec.withoutPersonal(recorded.event) }
        : recorded,
    );
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
function recordedOf(
  { context, streams }: PreparedAppend,
  firstPosition: number,
): readonly Recorded[] {
  const { division, actor, correlationId, causationId = null } = context;
  const placed = streams.flatMap(({ stream, expectedVersion, events }) =>
    events.map((prepared, index) => ({ stream, version: expectedVersion + index + 1, prepared })),
  );
  return placed.map(({ stream, version, prepared: { event, stored } }, index) => ({
    division,
    position: firstPosition + index,
    stream,
    version,
    eventId: stored.id,
    actor,
    correlationId,
    causationId,
    occurredAt: stored.at,
    event,
  }));
}
