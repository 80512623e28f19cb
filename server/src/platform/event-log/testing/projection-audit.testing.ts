import { createHash } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import type { EventLogRuntime } from '../event-log-runtime.js';
import type { ProjectionBinding } from '../model/registry.js';
import { touchedRows, type FoldedRows } from '../projections/row-fold.js';

/** What a projection's table holds in a division, and what its events come to. */
export interface AuditedProjection {
  readonly projection: string;
  readonly division: number;
  readonly rows: number;
  readonly liveHash: string;
  readonly rebuiltHash: string;
}

/**
 * Folds every registered projection of every division anew, in memory, and hashes the rows beside
 * those of the table. All in one snapshot, so that it may run while others write.
 */
export async function projectionAudit({
  dataSource,
  log,
  projector,
  replay,
}: EventLogRuntime): Promise<readonly AuditedProjection[]> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const audited: AuditedProjection[] = [];
    for (const division of (await log.heads(manager)).keys()) {
      for (const binding of replay.bindings()) {
        const live = await projector.tableOf(binding).all(manager, division);
        const rebuilt = await rebuiltRows(manager, binding, division);
        audited.push({
          projection: binding.projection.name,
          division,
          rows: live.length,
          liveHash: hashOf(live),
          rebuiltHash: hashOf(rebuilt),
        });
      }
    }
    return audited;
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

/** Equal for the same rows in any order. */
function hashOf(rows: readonly object[]): string {
  const texts = rows.map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
