import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';

/** The log position of the last change of each order that was published: an answer may be older. */
export class OrderPositions {
  private readonly last = new Map<number, number>();

  note(id: number, position: number): void {
    this.last.set(id, position);
  }

  /** As they are now, for `movedSince`. */
  snapshot(): ReadonlyMap<number, number> {
    return new Map(this.last);
  }

  movedSince(before: ReadonlyMap<number, number>): readonly number[] {
    return [...this.last].filter(([id, at]) => before.get(id) !== at).map(([id]) => id);
  }

  /** Without the orders that have moved on since they were answered. */
  current(rows: readonly AtlasOrderRow[]): readonly AtlasOrderRow[] {
    return rows.filter((row) => !this.isOld(row));
  }

  readonly isOld = ({ id, position }: AtlasOrderRow): boolean =>
    position < (this.last.get(id) ?? 0);
}
