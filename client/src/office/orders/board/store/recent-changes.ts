/** Published change of an order: its log position and time of arrival. */
export interface RecentChange {
  readonly position: number;
  readonly at: number;
}

/** Changes are stored in batches, so that each change copies only the newest batch. */
const perBatch = 32;
const mostBatches = 4;

/**
 * Last change of each of the last hundred or so changed orders, for highlighting. Immutable: `with`
 * returns a copy.
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
