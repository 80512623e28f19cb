/** A change of an order that was published: its log position, and when that came. */
export interface RecentChange {
  readonly position: number;
  readonly at: number;
}

/** Orders of one batch, of which there are several: only the newest is copied with each change. */
const perBatch = 32;
const mostBatches = 4;

/**
 * The last change of each of the last hundred orders that were told of, to be pointed out. It never changes:
 * with each change there is another.
 */
export class RecentChanges {
  constructor(private readonly batches: readonly ReadonlyMap<number, RecentChange>[] = []) {}

  of(id: number): RecentChange | undefined {
    for (const batch of this.batches) {
      const change = batch.get(id);
      if (change !== undefined) return change;
    }
    return undefined;
  }

  with(id: number, change: RecentChange): RecentChanges {
    const [newest, ...older] = this.batches;
    if (newest === undefined || newest.size >= perBatch)
      return new RecentChanges([
        new Map([[id, change]]),
        ...this.batches.slice(0, mostBatches - 1),
      ]);
    return new RecentChanges([new Map(newest).set(id, change), ...older]);
  }
}
