/** Orders that a board was told of, which are likely beyond what is loaded: whether they belong on it is not pressing. */
export class DistantOrders {
  /** When each was told of. */
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

  /** Those that nobody has shown for so many milliseconds. */
  since(ms: number): readonly number[] {
    const until = performance.now() - ms;
    return [...this.at].filter(([, at]) => at <= until).map(([id]) => id);
  }
}
