import { createHash } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import type { EventLogRuntime } from '../event-log-runtime.js';
import type { ProjectionBinding } from '../model/registry.js';
import { touchedRows, type FoldedRows } from '../projections/row-fold.js';

/** Content of a projection's table in a division. */
export interface AuditedTable {
  readonly projection: string;
  readonly division: number;
  readonly rows: number;
  readonly liveHash: string;
}

/** Content of a projection's table, with the result of rebuilding it from its events. */
export interface AuditedProjection extends AuditedTable {
  readonly rebuiltHash: string;
}

/** Hashes the rows of every registered projection of every division. */
export function tableAudit(runtime: EventLogRuntime): Promise<readonly AuditedTable[]> {
  return audit(runtime, (table) => Promise.resolve(table));
}

/**
 * Rebuilds every registered projection of every division in memory, and hashes the result next to
 * the table's rows.
 */
export function projectionAudit(runtime: EventLogRuntime): Promise<readonly AuditedProjection[]> {
  const { projector, replay } = runtime;
  return audit(runtime, async (table, manager, binding) => {
    const rebuilt = await rebuiltRows(manager, binding, table.division);
    return { ...table, rebuiltHash: hashOf(rebuilt) };
  });

  async function rebuiltRows(
    manager: EntityManager,
    binding: ProjectionBinding,
    division: number,
  ): Promise<readonly object[]> {
    const rows: FoldedRows<object> = new Map();
    const streams = new Map<string, Set<string>>();
    const end = await replay.end(manager, binding, division);
    for await (const { events } of replay.events(manager, binding, { division, from: 0, end })) {
      const touched = touchedRows(binding.projection, events);
      for (const { text, recorded } of touched)
        streams.set(text, (streams.get(text) ?? new Set()).add(recorded.stream));
      projector.fold(binding, rows, touched);
    }
    const { name, isOfOneStream } = binding.projection;
    if (isOfOneStream && [...streams.values()].some(({ size }) => size > 1))
      throw new Error(`A row of ${name} comes of several streams.`);
    return [...rows.values()].flatMap(({ row }) => row ?? []);
  }
}

/** Runs in one snapshot, so that others may write meanwhile. */
async function audit<Audited>(
  { dataSource, log, projector, replay }: EventLogRuntime,
  look: (
    table: AuditedTable,
    manager: EntityManager,
    binding: ProjectionBinding,
  ) => Promise<Audited>,
): Promise<readonly Audited[]> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const audited: Audited[] = [];
    for (const division of (await log.heads(manager)).keys()) {
      for (const binding of replay.bindings()) {
        const live = await projector.tableOf(binding).all(manager, division);
        const projection = binding.projection.name;
        const table = { projection, division, rows: live.length, liveHash: hashOf(live) };
        audited.push(await look(table, manager, binding));
      }
    }
    return audited;
  });
}

/** Order-independent hash of rows. */
function hashOf(rows: readonly object[]): string {
  const texts = rows.map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
