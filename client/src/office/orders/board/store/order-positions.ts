import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';

/** Log position of the last published change of each order. A response may be older. */
export class OrderPositions {
  private readonly last = new Map<number, number>();

  note(id: number, position: number): void {
    this.last.set(id, position);
  }

  /** Copy of the positions, for `movedSince`. */
  snapshot(): ReadonlyMap<number, number> {
    return new Map(this.last);
  }

  movedSince(before: ReadonlyMap<number, number>): readonly number[] {
    return [...this.last].filter(([id, at]) => before.get(id) !== at).map(([id]) => id);
  }

  /** Filters out rows that are older than the last change. */
  current(rows: readonly AtlasOrderRow[]): readonly AtlasOrderRow[] {
    return rows.filter((row) => !this.isOld(row));
  }

  readonly isOld = ({ id, position }: AtlasOrderRow): boolean =>
    position < (this.last.get(id) ?? 0);
}
