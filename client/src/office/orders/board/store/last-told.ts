/** A change of an order that was told: its log position, and when it was told. */
export interface Told {
  readonly position: number;
  readonly at: number;
}

/** Orders of one part, of which there are several: only the newest is copied with each change. */
const perPart = 32;
const mostParts = 4;

/**
 * The last change of each of the last hundred orders that were told of, to be pointed out. It never changes:
 * with each change there is another.
 */
export class LastTold {
  constructor(private readonly parts: readonly ReadonlyMap<number, Told>[] = []) {}

  of(id: number): Told | undefined {
    for (const part of this.parts) {
      const told = part.get(id);
      if (told !== undefined) return told;
    }
    return undefined;
  }

  with(id: number, told: Told): LastTold {
    const [newest, ...older] = this.parts;
    if (newest === undefined || newest.size >= perPart)
      return new LastTold([new Map([[id, told]]), ...this.parts.slice(0, mostParts - 1)]);
    return new LastTold([new Map(newest).set(id, told), ...older]);
  }
}
