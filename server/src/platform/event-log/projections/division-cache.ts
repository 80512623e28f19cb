import type { FoldedRows } from './row-fold.js';

/** Position of a division's head, and the mark of its last writer. */
export interface HeadMark {
  readonly position: number;
  readonly mark: string;
}

/** Row as last written; undefined if there is none. */
interface CachedRow {
  readonly row: object | undefined;
  readonly bytes: number;
}

interface Division {
  head: HeadMark;
  /** No other process wrote between the last two writes of this one. */
  isQuiet: boolean;
  readonly rows: Map<string, CachedRow>;
}

/** Limit for all divisions together. */
const bytesCached = 16 * 1024 * 1024;
/** Approximate overhead of a row. */
const rowOverheadBytes = 200;

/**
 * Caches inline projection rows as this process wrote them. They are valid while the division's
 * head has the position and mark that this process left. Only the database knows, so a writer has
 * it compare both under the head lock (decision 0013).
 */
export class DivisionCache {
  /** Least recently written first. */
  private readonly divisions = new Map<number, Division>();
  private readonly tracked = new Map<number, Promise<unknown>>();
  private bytes = 0;

  constructor(private readonly limit = bytesCached) {}

  /**
   * Head of a division, unless other processes write there too: the optimistic append would mostly
   * fail.
   */
  head(division: number): HeadMark | undefined {
    const cached = this.divisions.get(division);
    return cached?.isQuiet === true ? cached.head : undefined;
  }

  row(division: number, projection: string, key: string): CachedRow | undefined {
    return this.divisions.get(division)?.rows.get(nameOf(projection, key));
  }

  /** Marks the cache of these divisions as changing until `answer` settles. */
  track(divisions: readonly number[], answer: Promise<unknown>): void {
    const settled = answer.then(ignored, ignored).then(() => {
      for (const division of divisions) {
        if (this.tracked.get(division) === settled) this.tracked.delete(division);
      }
    });
    for (const division of divisions) this.tracked.set(division, settled);
  }

  /**
   * Promise to await before the heads of these divisions are known; undefined if none is pending.
   */
  pending(divisions: readonly number[]): Promise<unknown> | undefined {
    const answers = divisions.flatMap((division) => this.tracked.get(division) ?? []);
    return answers.length === 0 ? undefined : Promise.all(answers);
  }

  /**
   * Advances a division from `before`. Keeps the cached rows if this process left the head at
   * `before`; otherwise another process has written in between.
   */
  moved(division: number, before: HeadMark, after: HeadMark): void {
    const cached = this.divisions.get(division);
    const isQuiet = cached?.head.mark === before.mark && cached.head.position === before.position;
    if (!isQuiet) this.forget(division);
    const rows = isQuiet ? cached.rows : new Map<string, CachedRow>();
    this.divisions.delete(division);
    this.divisions.set(division, { head: after, isQuiet, rows });
  }

  /**
   * Caches rows of divisions that have just advanced; `bytes` is the approximate size of one row.
   */
  put(projection: string, rows: FoldedRows<object>, bytes: number): void {
    for (const [text, { key, row }] of rows) {
      const cached = this.divisions.get(key.division);
      if (cached === undefined) continue;
      const name = nameOf(projection, text);
      this.bytes += bytes + rowOverheadBytes - (cached.rows.get(name)?.bytes ?? 0);
      cached.rows.set(name, { row, bytes: bytes + rowOverheadBytes });
    }
    while (this.bytes > this.limit) this.forgetOldest();
  }

  forget(division: number): void {
    for (const { bytes } of this.divisions.get(division)?.rows.values() ?? []) this.bytes -= bytes;
    this.divisions.delete(division);
  }

  private forgetOldest(): void {
    for (const [number, division] of this.divisions) {
      const [oldest] = division.rows.keys();
      if (oldest === undefined) this.divisions.delete(number);
      else {
        this.bytes -= division.rows.get(oldest)?.bytes ?? 0;
        division.rows.delete(oldest);
        return;
      }
    }
  }
}

function nameOf(projection: string, key: string): string {
  return `${projection}\0${key}`;
}

function ignored(): void {
  // The caller handles the answer itself.
}
