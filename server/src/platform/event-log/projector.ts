import type { DataSource, EntityManager } from 'typeorm';

import type { DomainEvent } from './decider.js';
import type { Recorded, RowKey } from './projection.js';
import type { ProjectionBinding } from './registry.js';
import { foldRows, rowKeyText, touchedRows, type FoldedRows } from './row-fold.js';
import { RowTable } from './row-table.js';

/**
 * Makes pure folds set-based: the rows that a batch touches come in one query, are folded in memory,
 * and go back in one upsert and one delete. Whoever calls it holds what keeps others from writing
 * these rows: the division's head lock, or the subscriber's checkpoint.
 */
export class Projector {
  private readonly tables = new Map<new () => object, RowTable<object>>();

  constructor(private readonly dataSource: DataSource) {}

  /** `events`: committed order. All statements run on the manager's own transaction. */
  async project(
    manager: EntityManager,
    bindings: readonly ProjectionBinding[],
    events: readonly Recorded[],
  ): Promise<void> {
    for (const binding of bindings) await this.projectOne(manager, binding, events);
  }

  tableOf({ entity }: ProjectionBinding): RowTable<object> {
    const table = this.tables.get(entity) ?? new RowTable(this.dataSource, entity);
    this.tables.set(entity, table);
    return table;
  }

  /** Folds events into rows in memory, each row as its table would give it back. */
  fold(binding: ProjectionBinding, rows: FoldedRows<object>, touched: TouchedRows): void {
    const table = this.tableOf(binding);
    foldRows(binding.projection, rows, touched, (row) => table.tidy(row));
  }

  /** Writes the rows that changed, in one upsert and one delete. Throws RowMovedAway. */
  async write(
    manager: EntityManager,
    binding: ProjectionBinding,
    rows: FoldedRows<object>,
  ): Promise<void> {
    const table = this.tableOf(binding);
    const present: object[] = [];
    const gone: RowKey[] = [];
    for (const [text, { key, row, changed }] of rows) {
      if (!changed) continue;
      if (row === undefined) gone.push(key);
      else if (rowKeyText(table.keyOf(row)) === text) present.push(row);
      else throw new RowMovedAway(binding.projection.name, text);
    }
    await table.save(manager, present);
    await table.remove(manager, gone);
  }

  private async projectOne(
    manager: EntityManager,
    binding: ProjectionBinding,
    events: readonly Recorded[],
  ): Promise<void> {
    const touched = touchedRows(binding.projection, events);
    if (touched.length === 0) return;
    const rows = await this.loaded(manager, this.tableOf(binding), touched);
    this.fold(binding, rows, touched);
    await this.write(manager, binding, rows);
  }

  private async loaded(
    manager: EntityManager,
    table: RowTable<object>,
    touched: TouchedRows,
  ): Promise<FoldedRows<object>> {
    const keys = new Map(touched.map(({ text, key }) => [text, key]));
    const found = await table.load(manager, [...keys.values()]);
    return new Map(
      found.map((row) => {
        const key = table.keyOf(row);
        return [rowKeyText(key), { key, row, changed: false }];
      }),
    );
  }
}

export type TouchedRows = ReturnType<typeof touchedRows<object, DomainEvent>>;

/** A fold answered a row under another key than the one it was asked for. */
export class RowMovedAway extends Error {
  override readonly name = 'RowMovedAway';

  constructor(projection: string, key: string) {
    super(`The projection ${projection} answered another row than that of ${key}.`);
  }
}
