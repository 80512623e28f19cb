/**
 * Round-robin queue with one FIFO per key (decision 0064): a caller with many items delays only its
 * own. Groups of keys take turns first, so that a group with many keys delays only its own.
 */
export class FairQueue<Item> {
  /** In the order of the next turns. */
  private readonly queues = new Map<string, Item[]>();

  constructor(private readonly groupOf = (key: string): string => key) {}

  get size(): number {
    let size = 0;
    for (const line of this.queues.values()) size += line.length;
    return size;
  }

  keys(): Iterable<string> {
    return this.queues.keys();
  }

  lengthOf(key: string): number {
    return this.queues.get(key)?.length ?? 0;
  }

  has(key: string, item: Item): boolean {
    return this.queues.get(key)?.includes(item) === true;
  }

  /** An item may be queued under several keys. */
  add(key: string, item: Item): void {
    const line = this.queues.get(key);
    if (line === undefined) this.queues.set(key, [item]);
    else line.push(item);
  }

  /**
   * Removes and returns the first item of the key whose turn it is. The key then moves to the end,
   * behind the other keys of its group.
   */
  next(): Item | undefined {
    const [first] = this.queues;
    if (first === undefined) return undefined;
    const [key, line] = first;
    const [item, ...others] = line;
    this.queues.delete(key);
    this.moveToEnd(this.groupOf(key));
    if (others.length > 0) this.queues.set(key, others);
    if (item !== undefined) this.removeAll(item);
    return item;
  }

  lastOf(key: string): Item | undefined {
    return this.queues.get(key)?.at(-1);
  }

  /** Removes an item from one key. Returns whether it is still queued under another. */
  remove(key: string, item: Item): boolean {
    const line = this.queues.get(key)?.filter((other) => other !== item) ?? [];
    if (line.length === 0) this.queues.delete(key);
    // An existing key keeps its place in the order.
    else this.queues.set(key, line);
    return [...this.queues.values()].some((other) => other.includes(item));
  }

  private moveToEnd(group: string): void {
    for (const [key, line] of [...this.queues])
      if (this.groupOf(key) === group) {
        this.queues.delete(key);
        this.queues.set(key, line);
      }
  }

  private removeAll(item: Item): void {
    for (const key of this.queues.keys()) this.remove(key, item);
  }
}
