import { LRUCache } from 'lru-cache';

/** A page on its way into the cache. */
export interface Rendered<Page> {
  readonly page: Page;
  /** What it takes in memory. */
  readonly bytes: number;
  /** What it was made of; undefined where it is not to be kept. */
  readonly tags: readonly string[] | undefined;
}

interface Rendering<Page> {
  readonly division: number;
  readonly page: Promise<Page>;
}

interface Entry<Page> extends Rendered<Page> {
  readonly tags: readonly string[];
}

/**
 * Pages in memory, by key, until something that they were made of changes: never a time-to-live.
 * When they take more than `maxBytes`, those go that were not asked for the longest. A page whose
 * rendering began before something that it is made of changed is answered, and not kept.
 */
export class TaggedCache<Page> {
  private readonly entries: LRUCache<string, Entry<Page>>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly renderings = new Map<string, Rendering<Page>>();
  /** When each rendering that has not ended began, in evictions. */
  private readonly beginnings = new Set<{ readonly at: number }>();
  /** When each tag was evicted last, oldest first; only as far back as a rendering looks. */
  private readonly evictions = new Map<string, number>();
  private now = 0;

  constructor(maxBytes: number) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      dispose: ({ tags }, key) => {
        this.untag(key, tags);
      },
    });
  }

  /** What the kept pages take in memory. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get(key: string): Page | undefined {
    return this.entries.get(key)?.page;
  }

  /** The page of a rendering, shared by all who ask for it before anything of its division changes. */
  render(key: string, division: number, make: () => Promise<Rendered<Page>>): Promise<Page> {
    const running = this.renderings.get(key);
    if (running !== undefined) return running.page;
    const page = this.rendered(key, division, make).finally(() => {
      if (this.renderings.get(key)?.page === page) this.renderings.delete(key);
    });
    this.renderings.set(key, { division, page });
    return page;
  }

  /** Forgets every page of a division that was made of one of these, those included that are being rendered. */
  evict(division: number, tags: Iterable<string>): void {
    this.now += 1;
    for (const tag of tags) {
      const name = tagIn(division, tag);
      for (const key of this.keysByTag.get(name) ?? []) this.entries.delete(key);
      if (this.beginnings.size > 0) this.recordEviction(name);
    }
    // Whoever asks from now on gets what is rendered from now on.
    for (const [key, rendering] of this.renderings)
      if (rendering.division === division) this.renderings.delete(key);
  }

  /** Forgets every page of a division: something changed of which nobody knows what. */
  evictDivision(division: number): void {
    this.evict(division, [anything]);
  }

  private async rendered(
    key: string,
    division: number,
    make: () => Promise<Rendered<Page>>,
  ): Promise<Page> {
    const beginning = { at: this.now };
    this.beginnings.add(beginning);
    try {
      const { page, bytes, tags } = await make();
      const names = tags && [anything, ...tags].map((tag) => tagIn(division, tag));
      if (names?.every((name) => this.isUnchangedSince(beginning.at, name)) === true)
        this.insert(key, { page, bytes, tags: names });
      return page;
    } finally {
      this.beginnings.delete(beginning);
      this.forgetOldEvictions();
    }
  }

  private isUnchangedSince(at: number, tag: string): boolean {
    return (this.evictions.get(tag) ?? 0) <= at;
  }

  private recordEviction(tag: string): void {
    this.evictions.delete(tag);
    this.evictions.set(tag, this.now);
  }

  private forgetOldEvictions(): void {
    // The first that began is the first in the set.
    const [oldest] = this.beginnings;
    for (const [tag, at] of this.evictions) {
      if (oldest !== undefined && at > oldest.at) return;
      this.evictions.delete(tag);
    }
  }

  private insert(key: string, entry: Entry<Page>): void {
    this.entries.set(key, entry);
    if (!this.entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys === undefined) this.keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
  }

  private untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

/** The tag of every page. */
const anything = '';

/** A tag is one of a division's. */
function tagIn(division: number, tag: string): string {
  return `${division}/${tag}`;
}
