/** Something that waits to be written. */
export interface Waiting {
  /** No two that share one of these are in flight together, and they keep their order. */
  readonly exclusive: readonly string[];
  /** Batches that share one of these write one after the other, whenever they are started. */
  readonly lock: number;
  readonly bytes: number;
}

export interface GroupLimits {
  readonly batchesInFlight: number;
  readonly itemsPerBatch: number;
  readonly bytesPerBatch: number;
  /** With fewer, what a batch costs by itself is more than what is won by a second one. */
  readonly itemsWorthABatch: number;
  /** As many are worth one that waits for the locks of another, prepared meanwhile; else only a full one. */
  readonly itemsWorthWaiting?: number;
  /** What comes while so much waits, or is being written, is refused: its answer would come too late. */
  readonly itemsAtMost?: number;
  readonly bytesAtMost?: number;
}

interface Selection<Queued> {
  readonly batch: readonly Queued[];
  /** It would not grow if more came. */
  readonly isFull: boolean;
}

/**
 * The next batch of a queue. While another is in flight, one that has to wait for its locks is
 * started only when it is full, or worth waiting: it grows in the meantime, and a batch costs nearly
 * the same whatever its size. What waits for no lock goes ahead. Where there are several locks, two
 * batches share what there is, and are written side by side.
 */
export function nextBatch<Queued extends { readonly item: Waiting }>(
  queue: readonly Queued[],
  inFlight: readonly Waiting[],
  limits: GroupLimits,
): Selection<Queued> {
  const busy = new Set(inFlight.flatMap(({ exclusive }) => exclusive));
  const all = selected(queue, busy, limits);
  if (inFlight.length > 0 && all.isFull) return all;
  const share = sharedOut(queue, inFlight, limits);
  const free = selected(queue, busy, share, new Set(inFlight.map(({ lock }) => lock)));
  if (free.batch.length > 0 || limits.itemsWorthWaiting === undefined) return free;
  const waiting = selected(queue, busy, share);
  return waiting.batch.length < limits.itemsWorthWaiting ? free : waiting;
}

function sharedOut(
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

/** As many as fit; what has to wait keeps what comes after it on the same stream waiting. */
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
 * What shares a lock comes together, behind the first of it: two batches then seldom need the same
 * locks, and each needs fewer. Whatever waits is sorted anew, so nothing is overtaken twice.
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
