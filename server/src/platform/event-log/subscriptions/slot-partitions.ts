import type { LimitFunction } from 'p-limit';

import type { Fence } from './leases.js';
import type { Subscriber } from './subscriber.js';
import { SubscriptionPartition } from './subscription-partition.js';

export interface SlotPartitionsOptions {
  readonly generation: number;
  readonly subscribers: readonly Subscriber[];
  /** Stored positions, under `<division>/<subscriber>`. */
  readonly reached: ReadonlyMap<string, number>;
  /** Undefined as soon as the slot is not ours any more. */
  readonly fence: () => Fence | undefined;
  readonly permits: LimitFunction;
}

/** What is done in a slot under one lease: a new lease reads its positions anew. */
export class SlotPartitions {
  readonly generation: number;
  private readonly byDivision = new Map<number, readonly SubscriptionPartition[]>();

  constructor(private readonly options: SlotPartitionsOptions) {
    this.generation = options.generation;
  }

  /** One for each subscriber. */
  of(division: number): readonly SubscriptionPartition[] {
    const partitions = this.byDivision.get(division) ?? this.opened(division);
    this.byDivision.set(division, partitions);
    return partitions;
  }

  async stop(): Promise<void> {
    await Promise.all(this.all().map((partition) => partition.stop()));
  }

  all(): readonly SubscriptionPartition[] {
    return [...this.byDivision.values()].flat();
  }

  private opened(division: number): readonly SubscriptionPartition[] {
    const { subscribers, reached, fence, permits } = this.options;
    return subscribers.map(
      (subscriber) =>
        new SubscriptionPartition({
          subscriber,
          division,
          after: reached.get(`${division}/${subscriber.name}`) ?? 0,
          fence,
          permits,
        }),
    );
  }
}
