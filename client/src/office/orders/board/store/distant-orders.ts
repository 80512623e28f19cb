/**
 * Orders named by events that are probably beyond the loaded range. Checking them is not urgent.
 */
export class DistantOrders {
  /** Time of the event by order id. */
  private readonly at = new Map<number, number>();

  get size(): number {
    return this.at.size;
  }

  note(ids: readonly number[]): void {
    for (const id of ids) this.at.set(id, performance.now());
  }

  found(ids: readonly number[]): void {
    for (const id of ids) this.at.delete(id);
  }

  /** Returns the ids that were not shown within the last `ms` milliseconds. */
  since(ms: number): readonly number[] {
    const until = performance.now() - ms;
    return [...this.at].filter(([, at]) => at <= until).map(([id]) => id);
  }
}
