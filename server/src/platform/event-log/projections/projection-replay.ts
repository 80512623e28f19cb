import type { DataSource, EntityManager } from 'typeorm';

import type { EventCatalogue } from '../model/event-catalogue.js';
import { eventColumns, type EventCodec, type EventRow } from '../append/event-codec.js';
import type { Recorded } from '../model/projection.js';
import type { Projector } from './projector.js';
import type { ProjectionBinding } from '../model/registry.js';
import { touchedRows, type FoldedRows } from './row-fold.js';
import { patiently } from '../../database/patience.js';
import { inTransaction } from '../../database/transaction.js';

/** Events read at a time. */
const chunk = 5_000;

/** Told how far a rebuild has come, in positions of its division. */
export type ReplayProgress = (done: number, of: number) => void;

/** No projection of this name is registered. */
export class UnknownProjection extends Error {
  override readonly name = 'UnknownProjection';
}

/**
 * Folds events again that were folded before. Nobody else writes a division's rows meanwhile: inline
 * projections are held by the head lock, async ones by their checkpoint.
 */
export class ProjectionReplay {
  constructor(
    private readonly runtime: {
      readonly dataSource: DataSource;
      readonly catalogue: EventCatalogue;
      readonly codec: EventCodec;
      readonly projector: Projector;
    },
  ) {}

  /** Empties a division's rows of a projection and folds them anew, in one transaction with `noted`. */
  async rebuild(
    name: string,
    division: number,
    progress: ReplayProgress,
    noted: (manager: EntityManager) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const binding = this.named(name);
    await inTransaction(this.runtime.dataSource, (manager) =>
      patiently(manager, async () => {
        const end = await this.lockedEnd(manager, binding, division);
        await this.runtime.projector.tableOf(binding).clear(manager, division);
        const span = { division, from: 0, end };
        for await (const { events, upTo } of this.events(manager, binding, span)) {
          await this.runtime.projector.project(manager, [binding], events);
          progress(upTo, end);
        }
        await noted(manager);
        progress(end, end);
      }),
    );
  }

  /** Folds the rows that these events of one division touch again, from all events there are. */
  async refold(division: number, events: readonly Recorded[]): Promise<void> {
    for (const binding of this.bindings()) await this.refoldOne(binding, division, events);
  }

  /** Where a projection stands in a division. */
  async end(manager: EntityManager, binding: ProjectionBinding, division: number): Promise<number> {
    return this.position(manager, binding, division, 'seen');
  }

  /** Events that a projection reads, in chunks. */
  async *events(
    manager: EntityManager,
    { projection }: ProjectionBinding,
    { division, from, end }: Span,
  ): AsyncGenerator<{ readonly events: readonly Recorded[]; readonly upTo: number }> {
    for (let after = from; after < end; after += chunk) {
      const upTo = Math.min(after + chunk, end);
      const rows = await manager.query<readonly EventRow[]>(
        `SELECT ${eventColumns} FROM es_event
         WHERE division_id = $1 AND position > $2 AND position <= $3 AND type = ANY ($4::text[])
         ORDER BY position`,
        [division, after, upTo, projection.reads],
      );
      yield { events: await this.runtime.codec.read(manager, rows), upTo };
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

  /** Most of the history is folded without the lock: events do not change. */
  private async refoldOne(
    binding: ProjectionBinding,
    division: number,
    events: readonly Recorded[],
  ): Promise<void> {
    const touched = touchedRows(binding.projection, events);
    if (touched.length === 0) return;
    const emptied = (): FoldedRows<object> =>
      new Map(touched.map(({ text, key }) => [text, { key, row: undefined, changed: true }]));
    const { manager } = this.runtime.dataSource;
    const seen = await this.end(manager, binding, division);
    const early = emptied();
    await this.foldInto(manager, binding, early, { division, from: 0, end: seen });
    await inTransaction(this.runtime.dataSource, async (locked) => {
      const end = await this.lockedEnd(locked, binding, division);
      const isRebuilding = end < seen;
      const rows = isRebuilding ? emptied() : early;
      await this.foldInto(locked, binding, rows, { division, from: isRebuilding ? 0 : seen, end });
      await this.runtime.projector.write(locked, binding, rows);
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

/** Who locks a head to write rows gives it a new mark: what others have cached of them is over. */
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
}
