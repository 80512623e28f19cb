import { LRUCache } from 'lru-cache';

/** A rendered page that is about to be cached. */
export interface Rendered<Page> {
  readonly page: Page;
  /** Memory use in bytes. */
  readonly bytes: number;
  /** Tags of the data it shows; undefined if it must not be cached. */
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
 * In-memory cache of pages, evicted by tag and without time-to-live. Above `maxBytes` it evicts the
 * least recently used. A page whose rendering began before an eviction of one of its tags is
 * answered but not cached.
 */
export class TaggedCache<Page> {
  private readonly entries: LRUCache<string, Entry<Page>>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly renderings = new Map<string, Rendering<Page>>();
  /** Start of each running render job, counted in evictions. */
  private readonly beginnings = new Set<{ readonly at: number }>();
  /**
   * Last eviction of each tag, oldest first. An entry is removed once no running render job needs
   * it.
   */
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

  /** Memory use of all cached pages. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get(key: string): Page | undefined {
    return this.entries.get(key)?.page;
  }

  /** Renders a page; concurrent requests share the job until something in its division changes. */
  render(key: string, division: number, make: () => Promise<Rendered<Page>>): Promise<Page> {
    const running = this.renderings.get(key);
    if (running !== undefined) return running.page;
    const page = this.rendered(key, division, make).finally(() => {
      if (this.renderings.get(key)?.page === page) this.renderings.delete(key);
    });
    this.renderings.set(key, { division, page });
    return page;
  }

  /** Evicts all pages of a division with one of these tags, including those being rendered. */
  evict(division: number, tags: Iterable<string>): void {
    this.now += 1;
    for (const tag of tags) {
      const name = tagIn(division, tag);
      for (const key of this.keysByTag.get(name) ?? []) this.entries.delete(key);
      if (this.beginnings.size > 0) this.recordEviction(name);
    }
    // Later requests get a new render job.
    for (const [key, rendering] of this.renderings)
      if (rendering.division === division) this.renderings.delete(key);
  }

  /** Evicts all pages of a division, after a change whose tags are unknown. */
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
    // A set keeps the order of insertion: the first is the oldest.
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

/** Tag of every page. */
const anything = '';

function tagIn(division: number, tag: string): string {
  return `${division}/${tag}`;
}
