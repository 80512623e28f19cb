/**
 * Round-robin queue with one FIFO per key (decision 0064): a caller with many items delays only its own.
 */
export class FairLines<Item> {
  /** In the order of the next turns. */
  private readonly lines = new Map<string, Item[]>();

  get size(): number {
    let size = 0;
    for (const line of this.lines.values()) size += line.length;
    return size;
  }

  askers(): Iterable<string> {
    return this.lines.keys();
  }

  lengthOf(asker: string): number {
    return this.lines.get(asker)?.length ?? 0;
  }

  has(asker: string, item: Item): boolean {
    return this.lines.get(asker)?.includes(item) === true;
  }

  /** An item may be queued under several keys. */
  add(asker: string, item: Item): void {
    const line = this.lines.get(asker);
    if (line === undefined) this.lines.set(asker, [item]);
    else line.push(item);
  }

  /**
   * Removes and returns the first item of the key whose turn it is; the key then moves to the end.
   */
  next(): Item | undefined {
    const [first] = this.lines;
    if (first === undefined) return undefined;
    const [asker, line] = first;
    const [item, ...others] = line;
    this.lines.delete(asker);
    if (others.length > 0) this.lines.set(asker, others);
    if (item !== undefined) this.removeAll(item);
    return item;
  }

  lastOf(asker: string): Item | undefined {
    return this.lines.get(asker)?.at(-1);
  }

  /** Removes an item from one key. Returns whether it is still queued under another. */
  remove(asker: string, item: Item): boolean {
    const line = this.lines.get(asker)?.filter((other) => other !== item) ?? [];
    if (line.length === 0) this.lines.delete(asker);
    // An existing key keeps its place in the order.
    else this.lines.set(asker, line);
    return [...this.lines.values()].some((other) => other.includes(item));
  }

  private removeAll(item: Item): void {
    for (const asker of this.lines.keys()) this.remove(asker, item);
  }
}
