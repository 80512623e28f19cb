import type { DataSource } from 'typeorm';

import { sendAll, type Statement, type Statements } from '../../database/statements.js';
import { DivisionCache } from './division-cache.js';
import type { Recorded, RowKey, Unplaced } from '../model/projection.js';
import type { ProjectionBinding } from '../model/registry.js';
import {
  foldRows,
  rowKeyText,
  touchedRows,
  type FoldedRow,
  type FoldedRows,
  type Touched,
} from './row-fold.js';
import type { WriteTime } from './row-statements.js';
import { RowTable } from './row-table.js';

/** The rows of one projection that a batch touches, as the table holds them. */
export interface LoadedRows {
  readonly binding: ProjectionBinding;
  readonly touched: readonly Touched<Unplaced>[];
  readonly rows: FoldedRows<object>;
}

/**
 * Makes pure folds set-based: the rows that a batch touches come in one query, are folded in memory,
 * and go back in one delete and one upsert. Whoever calls it holds what keeps others from writing
 * these rows: the division's head lock, or the subscriber's checkpoint.
 */
export class Projector {
  readonly cache = new DivisionCache();
  private readonly tables = new Map<new () => object, RowTable<object>>();

  constructor(private readonly dataSource: DataSource) {}

  /** `events`: committed order. */
  async project(
    on: Statements,
    bindings: readonly ProjectionBinding[],
    events: readonly Recorded[],
  ): Promise<void> {
    await sendAll(on, this.changes(await this.load(on, bindings, events), events));
  }

  /** The rows of all these projections that the events are about; all queries are sent at once. */
  load(
    on: Statements,
    bindings: readonly ProjectionBinding[],
    events: readonly Unplaced[],
  ): Promise<readonly LoadedRows[]> {
    return Promise.all(bindings.map((binding) => this.loadOne(on, binding, events)));
  }

  /** The same rows out of the cache; undefined when one of them is not in it. */
  loadCached(
    bindings: readonly ProjectionBinding[],
    events: readonly Unplaced[],
  ): readonly LoadedRows[] | undefined {
    const cached: LoadedRows[] = [];
    for (const binding of bindings) {
      const touched: readonly Touched<Unplaced>[] = touchedRows(binding.projection, events);
      const rows: FoldedRows<object> = new Map();
      for (const { recorded, text, key } of touched) {
        const cached = this.cache.row(recorded.division, binding.projection.name, text);
        if (cached === undefined) return undefined;
        rows.set(text, folding(key, cached.row));
      }
      cached.push({ binding, touched, rows });
    }
    return cached;
  }

  /**
   * What those of the events that have come to the log do to the rows. Throws RowMovedAway.
   * `when`: whether the statements are to find out by themselves that there is a transaction.
   */
  changes(
    loaded: readonly LoadedRows[],
    events: readonly Recorded[],
    when?: WriteTime,
  ): readonly Statement[] {
    const placed = new Map(events.map((recorded) => [recorded.eventId, recorded]));
    return loaded.flatMap(({ binding, touched, rows }) => {
      const arrived = touched.flatMap(({ recorded: { eventId }, ...row }) => {
        const recorded = placed.get(eventId);
        return recorded === undefined ? [] : [{ ...row, recorded }];
      });
      this.fold(binding, rows, arrived);
      return this.changesOf(binding, rows, when);
    });
  }

  tableOf({ entity }: ProjectionBinding): RowTable<object> {
    const table = this.tables.get(entity) ?? new RowTable(this.dataSource, entity);
    this.tables.set(entity, table);
    return table;
  }

  /** Folds events into rows in memory, each row as its table would give it back. */
  fold(
    binding: ProjectionBinding,
    rows: FoldedRows<object>,
    touched: readonly Touched<Recorded>[],
  ): void {
    const table = this.tableOf(binding);
    foldRows(binding.projection, rows, touched, (row) => table.tidy(row));
  }

  /** Writes the rows that changed, in one delete and one upsert. Throws RowMovedAway. */
  async write(on: Statements, binding: ProjectionBinding, rows: FoldedRows<object>): Promise<void> {
    await sendAll(on, this.changesOf(binding, rows));
  }

  /** What a row lets go of another may take in the same batch: it is gone before anything is saved. */
  private changesOf(
    binding: ProjectionBinding,
    rows: FoldedRows<object>,
    when?: WriteTime,
  ): readonly Statement[] {
    const table = this.tableOf(binding);
    const present: object[] = [];
    const removed: RowKey[] = [];
    for (const [text, { key, loaded, row, changed }] of rows) {
      if (!changed) continue;
      if (row === undefined || table.letsGo(loaded, row)) removed.push(key);
      if (row === undefined) continue;
      if (rowKeyText(table.keyOf(row)) !== text)
        throw new RowMovedAway(binding.projection.name, text);
      present.push(row);
    }
    return [...table.removing(removed, when), ...table.saving(present, when)];
  }

  private async loadOne(
    on: Statements,
    binding: ProjectionBinding,
    events: readonly Unplaced[],
  ): Promise<LoadedRows> {
    const touched: readonly Touched<Unplaced>[] = touchedRows(binding.projection, events);
    const table = this.tableOf(binding);
    const keys = new Map(touched.map(({ text, key }) => [text, key]));
    const found = await table.load(on, [...keys.values()]);
    const rows = found.map((row) => {
      const key = table.keyOf(row);
      return [rowKeyText(key), folding(key, row)] as const;
    });
    return { binding, touched, rows: new Map(rows) };
  }
}

/** A row before it is folded. */
function folding(key: RowKey, row: object | undefined): FoldedRow<object> {
  return { key, row, changed: false, ...(row && { loaded: row }) };
}

/** A fold answered a row under another key than the one it was asked for. */
export class RowMovedAway extends Error {
  override readonly name = 'RowMovedAway';

  constructor(projection: string, key: string) {
    super(`The projection ${projection} answered another row than that of ${key}.`);
  }
}
