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

/** Rows of one projection that a batch touches, as stored in the table. */
export interface LoadedRows {
  readonly binding: ProjectionBinding;
  readonly touched: readonly Touched<Unplaced>[];
  readonly rows: FoldedRows<object>;
}

/**
 * Runs pure folds on sets of rows. Loads the rows of a batch in one query, folds them in memory,
 * and writes them in one delete and one upsert. The caller must hold the lock on these rows: the
 * division's head lock, or the subscriber's checkpoint.
 */
export class Projector {
  readonly cache = new DivisionCache();
  private readonly tables = new Map<new () => object, RowTable<object>>();

  constructor(private readonly dataSource: DataSource) {}

  /** `events` are in commit order. */
  async project(
    on: Statements,
    bindings: readonly ProjectionBinding[],
    events: readonly Recorded[],
  ): Promise<void> {
    await sendAll(on, this.changes(await this.load(on, bindings, events), events));
  }

  /** Loads the rows of all these projections; sends all queries at once. */
  load(
    on: Statements,
    bindings: readonly ProjectionBinding[],
    events: readonly Unplaced[],
  ): Promise<readonly LoadedRows[]> {
    return Promise.all(bindings.map((binding) => this.loadOne(on, binding, events)));
  }

  /** Returns the same rows from the cache; undefined if one is missing. */
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
   * Returns the statements that apply appended events to the rows. Throws RowMovedAway. `when`:
   * whether the statements themselves check that a transaction has begun.
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

  /** Folds events into rows in memory, each normalized to what its table returns. */
  fold(
    binding: ProjectionBinding,
    rows: FoldedRows<object>,
    touched: readonly Touched<Recorded>[],
  ): void {
    const table = this.tableOf(binding);
    foldRows(binding.projection, rows, touched, (row) => table.tidy(row));
  }

  /** Writes the changed rows in one delete and one upsert. Throws RowMovedAway. */
  async write(on: Statements, binding: ProjectionBinding, rows: FoldedRows<object>): Promise<void> {
    await sendAll(on, this.changesOf(binding, rows));
  }

  /** Deletes come first, so that a unique value can move to another row within a batch. */
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

function folding(key: RowKey, row: object | undefined): FoldedRow<object> {
  return { key, row, changed: false, ...(row && { loaded: row }) };
}

/** A fold returned a row whose key differs from the requested one. */
export class RowMovedAway extends Error {
  override readonly name = 'RowMovedAway';

  constructor(projection: string, key: string) {
    super(`The projection ${projection} returned a row with another key than ${key}.`);
  }
}
