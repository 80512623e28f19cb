import type { ProjectionBinding } from '../model/registry.js';
import type { AsyncProjector } from './async-projector.js';
import type { Fence } from './leases.js';
import { ProjectionPartition } from './projection-partition.js';
import type { Partition, Subscriber } from './subscriber.js';
import { SubscriptionPartition } from './subscription-partition.js';
import type { WorkPermits } from './work-permits.js';

export interface SlotPartitionsOptions {
  readonly generation: number;
  readonly subscribers: readonly Subscriber[];
  readonly bindings: readonly ProjectionBinding[];
  readonly projector: AsyncProjector;
  /** Stored positions, by `<division>/<subscriber>`. */
  readonly reached: ReadonlyMap<string, number>;
  /** Undefined once this process has lost the slot. */
  readonly fence: () => Fence | undefined;
  readonly permits: WorkPermits;
}

/** Work of a slot under one lease; a new lease reads its positions again. */
export class SlotPartitions {
  readonly generation: number;
  private readonly byDivision = new Map<number, readonly Partition[]>();

  constructor(private readonly options: SlotPartitionsOptions) {
    this.generation = options.generation;
  }

  /** One partition per subscriber, and one for all async projections. */
  of(division: number): readonly Partition[] {
    const partitions = this.byDivision.get(division) ?? this.opened(division);
    this.byDivision.set(division, partitions);
    return partitions;
  }

  async stop(): Promise<void> {
    await Promise.all(this.all().map((partition) => partition.stop()));
  }

  all(): readonly Partition[] {
    return [...this.byDivision.values()].flat();
  }

  private opened(division: number): readonly Partition[] {
    const { subscribers, reached, ...shared } = this.options;
    const after = (name: string): number => reached.get(`${division}/${name}`) ?? 0;
    return [
      new ProjectionPartition({ ...shared, division, after }),
      ...subscribers.map((subscriber) => {
        const options = { ...shared, subscriber, division, after: after(subscriber.name) };
        return new SubscriptionPartition(options);
      }),
    ];
  }
}
