import type { Progress, ProjectionPlace } from '../event-log/projections/projection-progress.js';

/** An event that changed something. */
interface Change {
  readonly division: number;
  readonly position: number;
}

/** The first and the last change of what a tag stands for, of those that are not folded yet. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * Tags of pages that show an async projection: they wait until it has committed what changed them, or the
 * page would be rendered again of the rows of before. Of many changes of one tag the first and the last are
 * kept, so that a projection that is stalled costs no memory.
 */
export class DeferredEvictions {
  private readonly waiting = new Map<string, Map<string, Span>>();
  private readonly places = new Map<string, ProjectionPlace>();
  private readonly positions = new Map<string, number>();

  constructor(private readonly evict: (division: number, tags: readonly string[]) => void) {}

  /** Evicts the tags once the projection has come as far as the change: at once where it has already. */
  defer(projection: string, { division, position }: Change, tags: readonly string[]): void {
    const place = { projection, division };
    const name = nameOf(place);
    if (position <= (this.positions.get(name) ?? 0)) {
      this.evict(division, tags);
      return;
    }
    const spans = this.waiting.get(name) ?? new Map<string, Span>();
    for (const tag of tags) {
      const { first = position, last = position } = spans.get(tag) ?? {};
      spans.set(tag, { first: Math.min(first, position), last: Math.max(last, position) });
    }
    this.waiting.set(name, spans);
    this.places.set(name, place);
  }

  reached(progress: Progress): void {
    const name = nameOf(progress);
    const position = Math.max(progress.position, this.positions.get(name) ?? 0);
    this.positions.set(name, position);
    const spans = this.waiting.get(name) ?? new Map<string, Span>();
    const due = [...spans].filter(([, { first }]) => first <= position);
    for (const [tag, { last }] of due) {
      if (last <= position) spans.delete(tag);
      else spans.set(tag, { first: position + 1, last });
    }
    if (spans.size === 0) this.forget(name);
    if (due.length > 0)
      this.evict(
        progress.division,
        due.map(([tag]) => tag),
      );
  }

  /** Which projections are waited for, and where. */
  pending(): readonly ProjectionPlace[] {
    return [...this.places.values()];
  }

  private forget(name: string): void {
    this.waiting.delete(name);
    this.places.delete(name);
  }
}

function nameOf({ projection, division }: ProjectionPlace): string {
  return `${projection}/${division}`;
}
