/** What waits for its turn, in a line for each who asks: whoever has many waiting holds up only their own (decision 0059). */
export class FairLines<Item> {
  /** In the order in which their turns come. */
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

  /** A thing may stand in the lines of several. */
  add(asker: string, item: Item): void {
    const line = this.lines.get(asker);
    if (line === undefined) this.lines.set(asker, [item]);
    else line.push(item);
  }

  /** Takes out the first thing of whose turn it is; their next turn comes after everybody else's. */
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

  /** Takes a thing out of one line; whether it stands in another. */
  remove(asker: string, item: Item): boolean {
    const line = this.lines.get(asker)?.filter((other) => other !== item) ?? [];
    if (line.length === 0) this.lines.delete(asker);
    // An asker that is there keeps the place in the order of turns.
    else this.lines.set(asker, line);
    return [...this.lines.values()].some((other) => other.includes(item));
  }

  private removeAll(item: Item): void {
    for (const asker of this.lines.keys()) this.remove(asker, item);
  }
}
