/** Item queued for writing. */
export interface Waiting {
  /** Two items that share a key are never in flight together and keep their order. */
  readonly exclusive: readonly string[];
  /** Batches that share a lock write one after the other, no matter when they start. */
  readonly lock: number;
  readonly bytes: number;
}

export interface GroupLimits {
  readonly batchesInFlight: number;
  readonly itemsPerBatch: number;
  readonly bytesPerBatch: number;
  /** Below this size, the fixed cost of a second batch exceeds its gain. */
  readonly itemsWorthABatch: number;
  /**
   * Size from which a batch starts although it waits for another's locks; by default only a full
   * one does.
   */
  readonly itemsWorthWaiting?: number;
  /**
   * Limit of queued and in-flight items; above it new ones are refused, as they would time out
   * anyway.
   */
  readonly itemsAtMost?: number;
  readonly bytesAtMost?: number;
}

interface Selection<Queued> {
  readonly batch: readonly Queued[];
  /** True if the batch would not grow with more items. */
  readonly isFull: boolean;
}

/**
 * Selects the next batch of a queue. While another batch is in flight, one that must wait for its
 * locks starts only when full or worth waiting. Until then it grows, and a batch costs nearly the
 * same at any size. Items without a lock conflict go ahead. With several locks, two batches share
 * the queue and are written side by side.
 */
export function nextBatch<Queued extends { readonly item: Waiting }>(
  queue: readonly Queued[],
  inFlight: readonly Waiting[],
  limits: GroupLimits,
): Selection<Queued> {
  const busy = new Set(inFlight.flatMap(({ exclusive }) => exclusive));
  const all = selected(queue, busy, limits);
  if (inFlight.length > 0 && all.isFull) return all;
  const share = splitLimits(queue, inFlight, limits);
  const free = selected(queue, busy, share, new Set(inFlight.map(({ lock }) => lock)));
  if (free.batch.length > 0 || limits.itemsWorthWaiting === undefined) return free;
  const waiting = selected(queue, busy, share);
  return waiting.batch.length < limits.itemsWorthWaiting ? free : waiting;
}

function splitLimits(
  queue: readonly { readonly item: Waiting }[],
  inFlight: readonly Waiting[],
  limits: GroupLimits,
): GroupLimits {
  const { batchesInFlight, itemsPerBatch, itemsWorthABatch, itemsWorthWaiting } = limits;
  const all = queue.length + inFlight.length;
  const isOneLock = new Set(queue.map(({ item }) => item.lock)).size === 1;
  if (isOneLock && all < batchesInFlight * (itemsWorthWaiting ?? Infinity)) return limits;
  const share = Math.ceil(all / batchesInFlight);
  return { ...limits, itemsPerBatch: Math.min(itemsPerBatch, Math.max(share, itemsWorthABatch)) };
}

/** Selects as many items as fit. A blocked item also blocks later ones with the same key. */
function selected<Queued extends { readonly item: Waiting }>(
  queue: readonly Queued[],
  busy: ReadonlySet<string>,
  { itemsPerBatch, bytesPerBatch }: GroupLimits,
  avoided: ReadonlySet<number> = new Set(),
): Selection<Queued> {
  const batch = new Set<Queued>();
  const blocked = new Set(busy);
  const mayGo = ({ exclusive, lock }: Waiting): boolean =>
    !avoided.has(lock) && !exclusive.some((key) => blocked.has(key));
  let bytes = 0;
  let isFull = false;
  for (const queued of sortedByLock(queue)) {
    const { exclusive, bytes: size } = queued.item;
    const isReady = mayGo(queued.item);
    isFull =
      batch.size === itemsPerBatch || (isReady && batch.size > 0 && bytes + size > bytesPerBatch);
    if (isFull) break;
    if (isReady) {
      batch.add(queued);
      bytes += size;
    }
    for (const key of exclusive) blocked.add(key);
  }
  return { batch: [...batch], isFull: isFull || batch.size === itemsPerBatch };
}

/**
 * Groups items by lock, in order of each lock's first item, so that two batches rarely need the
 * same locks. Every selection sorts the whole queue again, so no item is overtaken twice.
 */
function sortedByLock<Queued extends { readonly item: Waiting }>(
  queue: readonly Queued[],
): readonly Queued[] {
  const byLock = new Map<number, Queued[]>();
  for (const queued of queue) {
    const same = byLock.get(queued.item.lock);
    if (same) same.push(queued);
    else byLock.set(queued.item.lock, [queued]);
  }
  return [...byLock.values()].flat();
}
