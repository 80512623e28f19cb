import type { DataSource, EntityManager } from 'typeorm';

import type { EventCatalogue } from '../model/event-catalogue.js';
import { eventColumns, type EventCodec, type EventRow } from '../sealing/event-codec.js';
import type { Recorded } from '../model/projection.js';
import type { Projector } from './projector.js';
import type { ProjectionBinding } from '../model/registry.js';
import type { ErasureRequests } from '../sealing/erasure-requests.js';
import { NextGeneration } from './next-generation.js';
import { touchedRows, type FoldedRows, type Touched } from './row-fold.js';
import { withLongTimeout } from '../../database/long-timeout.js';
import { inTransaction } from '../../database/transaction.js';

const chunk = 5_000;

/** Each round folds the events written during the previous one. */
const catchUpRounds = 8;

/**
 * Receives the progress of a rebuild in positions of its division; the rebuild waits for its
 * result.
 */
export type ReplayProgress = (done: number, of: number) => unknown;

export class UnknownProjection extends Error {
  override readonly name = 'UnknownProjection';
}

/**
 * Refolds events. While the result is written, no other process writes the division's rows: the
 * head lock guards inline projections, the checkpoint guards async ones.
 */
export class ProjectionReplay {
  constructor(
    private readonly runtime: {
      readonly dataSource: DataSource;
      readonly catalogue: EventCatalogue;
      readonly codec: EventCodec;
      readonly projector: Projector;
      readonly erasures: Pick<ErasureRequests, 'now' | 'anySince'>;
    },
  ) {}

  /**
   * Rebuilds a division's rows of a projection in one transaction with `noted`. Others use the
   * current rows until the new ones have caught up; they wait only while the rows are replaced.
   */
  async rebuild(
    name: string,
    division: number,
    progress: ReplayProgress,
    noted: (manager: EntityManager) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const binding = this.named(name);
    await inTransaction(this.runtime.dataSource, (manager) =>
      withLongTimeout(manager, async () => {
        const table = this.runtime.projector.tableOf(binding);
        const since = await this.runtime.erasures.now(manager);
        const next = await NextGeneration.begin(manager, table);
        const caughtUp = await this.caughtUp(manager, binding, { division, progress });
        const end = await this.lockedEnd(manager, binding, division);
        const isOver = end < caughtUp || (await this.runtime.erasures.anySince(manager, since));
        if (isOver) await next.clear(division);
        const span = { division, from: isOver ? 0 : caughtUp, end };
        await this.projectSpan(manager, binding, span, progress);
        await next.replace(division);
        await noted(manager);
        await progress(end, end);
      }),
    );
  }

  /** Folds until the remainder is small enough for others to wait; returns the position reached. */
  private async caughtUp(
    manager: EntityManager,
    binding: ProjectionBinding,
    { division, progress }: { readonly division: number; readonly progress: ReplayProgress },
  ): Promise<number> {
    let from = 0;
    for (let round = 0; round < catchUpRounds; round += 1) {
      const end = await this.end(manager, binding, division);
      if (end <= from) break;
      await this.projectSpan(manager, binding, { division, from, end }, progress);
      from = end;
    }
    return from;
  }

  private async projectSpan(
    manager: EntityManager,
    binding: ProjectionBinding,
    ...[span, progress]: readonly [Span, ReplayProgress]
  ): Promise<void> {
    for await (const { events, upTo } of this.events(manager, binding, span)) {
      await this.runtime.projector.project(manager, [binding], events);
      await progress(upTo, span.end);
    }
  }

  /** Refolds the rows touched by an erased subject's events in one division. */
  async refold(subject: string, division: number, events: readonly Recorded[]): Promise<void> {
    for (const binding of this.bindings()) {
      const touched = touchedRows(binding.projection, events);
      if (touched.length > 0) await this.refoldOne(binding, { subject, division, touched });
    }
  }

  /** Position of a projection in a division. */
  async end(manager: EntityManager, binding: ProjectionBinding, division: number): Promise<number> {
    return this.position(manager, binding, division, 'seen');
  }

  /** Yields the events that a projection reads, in chunks; at most `limit` per chunk. */
  async *events(
    manager: EntityManager,
    { projection, foldsPersonal }: ProjectionBinding,
    { division, from, end, streams, limit }: Span,
  ): AsyncGenerator<{ readonly events: readonly Recorded[]; readonly upTo: number }> {
    // Events of a few streams are found by index, regardless of what lies between.
    const step = streams === undefined ? chunk : Infinity;
    for (let after = from; after < end; after += step) {
      const upTo = Math.min(after + step, end);
      const rows = await manager.query<readonly EventRow[]>(
        `SELECT ${eventColumns} FROM es_event
         WHERE division_id = $1 AND position > $2 AND position <= $3 AND type = ANY ($4::text[])
           ${streams === undefined ? '' : 'AND stream_id = ANY ($6::text[])'}
         ORDER BY position LIMIT $5`,
        [
          ...[division, after, upTo, projection.reads, limit ?? null],
          ...(streams === undefined ? [] : [streams]),
        ],
      );
      const readable = foldsPersonal ? rows : rows.map((row) => ({ ...row, sealed: null }));
      yield { events: await this.runtime.codec.read(manager, readable), upTo };
    }
  }

  bindings(): readonly ProjectionBinding[] {
    return [...this.runtime.catalogue.inline, ...this.runtime.catalogue.async];
  }

  private named(name: string): ProjectionBinding {
    const found = this.bindings().find(({ projection }) => projection.name === name);
    if (found !== undefined) return found;
    const names = this.bindings().map(({ projection }) => projection.name);
    throw new UnknownProjection(`There is no projection ${name}, only ${names.join(', ')}.`);
  }

  /** Folds most of the history without the lock, since events do not change. */
  private async refoldOne(
    binding: ProjectionBinding,
    { subject, division, touched }: Touching,
  ): Promise<void> {
    const emptied = (): FoldedRows<object> =>
      new Map(touched.map(({ text, key }) => [text, { key, row: undefined, changed: true }]));
    const { dataSource, erasures, projector } = this.runtime;
    const { manager } = dataSource;
    const isOfOneStream = binding.projection.isOfOneStream === true;
    const streams = isOfOneStream ? touched.map(({ recorded }) => recorded.stream) : undefined;
    const all = { division, ...(streams && { streams: [...new Set(streams)] }) };
    const since = await erasures.now(manager);
    const seen = await this.end(manager, binding, division);
    const early = emptied();
    await this.foldInto(manager, binding, early, { ...all, from: 0, end: seen });
    await inTransaction(dataSource, async (locked) => {
      const end = await this.lockedEnd(locked, binding, division);
      const isOver = end < seen || (await erasures.anySince(locked, since, subject));
      const rows = isOver ? emptied() : early;
      await this.foldInto(locked, binding, rows, { ...all, from: isOver ? 0 : seen, end });
      await projector.write(locked, binding, rows);
    });
  }

  private async foldInto(
    manager: EntityManager,
    binding: ProjectionBinding,
    rows: FoldedRows<object>,
    span: Span,
  ): Promise<void> {
    for await (const { events } of this.events(manager, binding, span)) {
      const touched = touchedRows(binding.projection, events);
      this.runtime.projector.fold(
        binding,
        rows,
        touched.filter(({ text }) => rows.has(text)),
      );
    }
  }

  private lockedEnd(
    manager: EntityManager,
    binding: ProjectionBinding,
    division: number,
  ): Promise<number> {
    return this.position(manager, binding, division, 'locked');
  }

  private async position(
    manager: EntityManager,
    binding: ProjectionBinding,
    division: number,
    how: keyof typeof ends.inline,
  ): Promise<number> {
    const isInline = this.runtime.catalogue.inline.includes(binding);
    const [row] = await manager.query<readonly { position: string | number }[]>(
      isInline ? ends.inline[how] : ends.async[how],
      isInline ? [division] : [division, binding.projection.name],
    );
    return Number(row?.position ?? 0);
  }
}

const checkpoint = 'SELECT position FROM es_checkpoint WHERE division_id = $1 AND subscriber = $2';

/**
 * Locking a head for writing changes its mark, which invalidates the row caches of other processes.
 */
const ends = {
  inline: {
    seen: 'SELECT position FROM es_division_head WHERE division_id = $1',
    locked: `WITH head AS (
        UPDATE es_division_head SET mark = gen_random_uuid() WHERE division_id = $1
        RETURNING position
      ) SELECT position FROM head`,
  },
  async: { seen: checkpoint, locked: `${checkpoint} FOR UPDATE` },
} as const;

interface Span {
  readonly division: number;
  readonly from: number;
  readonly end: number;
  /** Restricts the events to these streams. */
  readonly streams?: readonly string[];
  readonly limit?: number;
}

interface Touching {
  readonly subject: string;
  readonly division: number;
  readonly touched: readonly Touched<Recorded>[];
}
