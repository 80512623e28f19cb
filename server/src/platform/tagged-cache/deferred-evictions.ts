import type { Progress, ProjectionPlace } from '../event-log/projections/projection-progress.js';

interface Change {
  readonly division: number;
  readonly position: number;
}

/** The first and the last pending change of a tag. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * Tags of pages that show an async projection. They are evicted once the projection has committed
 * the change; otherwise the page would be rendered from old rows. Only the first and the last
 * change of a tag are stored, so that a stalled projection costs no memory.
 */
export class DeferredEvictions {
  private readonly waiting = new Map<string, Map<string, Span>>();
  private readonly places = new Map<string, ProjectionPlace>();
  private readonly positions = new Map<string, number>();

  constructor(private readonly evict: (division: number, tags: readonly string[]) => void) {}

  /** Evicts the tags once the projection reaches the change; at once if it has already. */
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

  /** Projections with pending evictions, each with its position. */
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
