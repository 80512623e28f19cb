import type { EntityManager } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import type { Recorded } from '../model/projection.js';
import type { ProjectionBinding } from '../model/registry.js';
import type { Checkpoints } from './checkpoints.js';
import { type Fence, LeaseLost } from './leases.js';

/** Positions folded in one transaction, of what is read from the log. */
const positionsAtOnce = 1_000;

/** What a projection has before it. */
export interface ProjectionPart {
  readonly binding: ProjectionBinding;
  /** The division's head, as far as it is known here. */
  readonly head: number;
  /** Events at most. */
  readonly limit: number;
  /** All its events after a position up to another one, where they are in memory. */
  readonly received?: {
    readonly after: number;
    readonly upTo: number;
    readonly events: readonly Recorded[];
  };
}

export interface ProjectionBatch {
  readonly division: number;
  readonly parts: readonly ProjectionPart[];
  /** Undefined as soon as the slot is not ours any more: nothing can be recorded. */
  readonly fence: () => Fence | undefined;
}

/**
 * Folds async projections of a division: their rows and their positions commit together, so that every
 * event is folded exactly once. Personal fields are folded only where a projection says so, and are then
 * read while its checkpoint is locked, as an erasure locks it too: what was forgotten meanwhile is
 * not written again.
 */
export class AsyncProjector {
  constructor(
    private readonly runtime: EventLogRuntime,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** All of them in one transaction; answers how far each has come. Throws LeaseLost. */
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

  /** Another process may have come further since this one looked; the row itself is what counts. */
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
