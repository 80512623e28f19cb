import type { EntityManager } from 'typeorm';

import type { EventLogRuntime } from '../event-log-runtime.js';
import { LeaseLost } from './leases.js';
import type { ProjectionBinding } from '../model/registry.js';
import { inTransaction } from '../../database/transaction.js';
import type { Checkpoints } from './checkpoints.js';
import type { SubscriptionBatch, Subscriber } from './subscriber.js';

/** Positions folded in one transaction. */
const batchSize = 1_000;

/**
 * Catches an async projection up with the log: its rows and its position commit together, so that every
 * event is folded exactly once. Events are read while the checkpoint is locked, as an erasure locks
 * it too: what was forgotten meanwhile is not written again.
 */
export class AsyncProjector implements Subscriber {
  readonly name: string;
  readonly handles: ReadonlySet<string>;

  constructor(
    private readonly binding: ProjectionBinding,
    private readonly runtime: EventLogRuntime,
    private readonly checkpoints: Checkpoints,
  ) {
    this.name = binding.projection.name;
    this.handles = new Set(binding.projection.reads);
  }

  async advance(batch: SubscriptionBatch): Promise<void> {
    const { dataSource, progress } = this.runtime;
    const position = await inTransaction(dataSource, (manager) => this.fold(manager, batch));
    batch.recorded(position);
    progress.reached({ projection: this.name, division: batch.division, position });
  }

  private async fold(
    manager: EntityManager,
    { division, head, fence }: SubscriptionBatch,
  ): Promise<number> {
    const from = await this.lockedPosition(manager, division);
    const span = { division, from, end: Math.min(head, from + batchSize) };
    for await (const { events } of this.runtime.replay.events(manager, this.binding, span))
      await this.runtime.projector.project(manager, [this.binding], events);
    const position = Math.max(from, span.end);
    const proof = fence();
    if (!proof) throw new LeaseLost();
    await this.checkpoints.save(manager, { subscriber: this.name, division, position }, proof);
    return position;
  }

  /** Another process may have come further since this one looked; the row itself is what counts. */
  private async lockedPosition(manager: EntityManager, division: number): Promise<number> {
    await manager.query(
      `INSERT INTO es_checkpoint (division_id, subscriber, position) VALUES ($1, $2, 0)
       ON CONFLICT DO NOTHING`,
      [division, this.name],
    );
    const [row] = await manager.query<readonly { readonly position: string | number }[]>(
      `SELECT position FROM es_checkpoint
       WHERE division_id = $1 AND subscriber = $2 FOR UPDATE`,
      [division, this.name],
    );
    return Number(row?.position ?? 0);
  }
}
