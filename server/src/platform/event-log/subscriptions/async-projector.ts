import type { EntityManager } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import type { Recorded } from '../model/projection.js';
import type { ProjectionBinding } from '../model/registry.js';
import type { Checkpoints } from './checkpoints.js';
import { type Fence, LeaseLost } from './leases.js';

/** Positions per transaction when reading from the log. */
const positionsAtOnce = 1_000;

/** Work of one projection within a batch. */
export interface ProjectionPart {
  readonly binding: ProjectionBinding;
  /** Division head, as far as this process knows. */
  readonly head: number;
  /** Maximum number of events. */
  readonly limit: number;
  /** All its events after one position up to another, if they are in memory. */
  readonly received?: {
    readonly after: number;
    readonly upTo: number;
    readonly events: readonly Recorded[];
  };
}

export interface ProjectionBatch {
  readonly division: number;
  readonly parts: readonly ProjectionPart[];
  /** Undefined once this process has lost the slot: nothing can be recorded. */
  readonly fence: () => Fence | undefined;
}

/**
 * Folds async projections of a division. Rows and positions commit together, so every event is
 * folded exactly once. A projection gets personal fields only if it declares them. They are read
 * under its checkpoint lock, which an erasure takes too, so erased data is not written again.
 */
export class AsyncProjector {
  constructor(
    private readonly runtime: EventLogRuntime,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Folds all of them in one transaction; returns the position of each. Throws LeaseLost. */
  async fold(batch: ProjectionBatch): Promise<readonly number[]> {
    const { dataSource, progress } = this.runtime;
    const { division, parts } = batch;
    const positions = await inTransaction(dataSource, (manager) => this.foldAll(manager, batch));
    for (const [index, { binding }] of parts.entries())
      progress.reached({
        projection: binding.projection.name,
        division,
        position: positions[index] ?? 0,
      });
    return positions;
  }

  private async foldAll(
    manager: EntityManager,
    { division, parts, fence }: ProjectionBatch,
  ): Promise<readonly number[]> {
    const names = parts.map(({ binding }) => binding.projection.name);
    const locked = await this.checkpoints.lock(manager, division, names);
    const positions: number[] = [];
    for (const [index, part] of parts.entries())
      positions.push(await this.foldPart(manager, division, part, locked[index] ?? 0));
    const proof = fence();
    if (!proof) throw new LeaseLost();
    await this.checkpoints.saveLocked(manager, { division, names, positions }, proof);
    return positions;
  }

  /**
   * Another process may have advanced since this one last read the position; the stored row is
   * authoritative.
   */
  private async foldPart(
    manager: EntityManager,
    division: number,
    part: ProjectionPart,
    from: number,
  ): Promise<number> {
    const { events, upTo } =
      this.received(part, from) ?? (await this.read(manager, division, part, from));
    if (events.length > 0) await this.runtime.projector.project(manager, [part.binding], events);
    return Math.max(from, upTo);
  }

  private received({ binding, received }: ProjectionPart, from: number): Folding | undefined {
    if (received === undefined || binding.foldsPersonal || from < received.after) return undefined;
    const { codec } = this.runtime;
    const events = received.events
      .filter(({ position }) => position > from)
      .map((recorded) => ({ ...recorded, event: codec.withoutPersonal(recorded.event) }));
    return { events, upTo: received.upTo };
  }

  private async read(
    manager: EntityManager,
    division: number,
    { binding, head, limit }: ProjectionPart,
    from: number,
  ): Promise<Folding> {
    const end = Math.min(head, from + positionsAtOnce);
    const span = { division, from, end, limit };
    const events: Recorded[] = [];
    for await (const read of this.runtime.replay.events(manager, binding, span))
      events.push(...read.events);
    const isCut = events.length >= limit;
    return { events, upTo: isCut ? (events.at(-1)?.position ?? end) : end };
  }
}

interface Folding {
  readonly events: readonly Recorded[];
  readonly upTo: number;
}
