import type { FoldedRows } from './row-fold.js';

/** Where the head of a division is, and the mark of whoever was there last. */
export interface HeadMark {
  readonly position: number;
  readonly mark: string;
}

/** A row as it was left; undefined when there is none. */
interface CachedRow {
  readonly row: object | undefined;
  readonly bytes: number;
}

interface Division {
  head: HeadMark;
  /** Between the last two times that this process wrote, nobody else did. */
  isQuiet: boolean;
  readonly rows: Map<string, CachedRow>;
}

/** Of all divisions together. */
const bytesCached = 16 * 1024 * 1024;
/** What a row takes besides its content, about. */
const bytesOfNothing = 200;

/**
 * The rows of inline projections as this process left them. They hold as long as the head of their
 * division is where it was, under the mark that was left on it, which only the database can tell:
 * whoever builds upon them has it compare both under the head lock (decision 0013).
 */
export class DivisionCache {
  /** The one that was written least recently first. */
  private readonly divisions = new Map<number, Division>();
  private readonly tracked = new Map<number, Promise<unknown>>();
  private bytes = 0;

  constructor(private readonly limit = bytesCached) {}

  /** Where a division is, unless somebody else writes there too: what is built upon it would be in vain. */
  head(division: number): HeadMark | undefined {
    const cached = this.divisions.get(division);
    return cached?.isQuiet === true ? cached.head : undefined;
  }

  row(division: number, projection: string, key: string): CachedRow | undefined {
    return this.divisions.get(division)?.rows.get(nameOf(projection, key));
  }

  /** Notes that what is cached of these divisions is about to change, until `answer` came. */
  track(divisions: readonly number[], answer: Promise<unknown>): void {
    const settled = answer.then(ignored, ignored).then(() => {
      for (const division of divisions) {
        if (this.tracked.get(division) === settled) this.tracked.delete(division);
      }
    });
    for (const division of divisions) this.tracked.set(division, settled);
  }

  /** What has to be waited for before one of these divisions is known; undefined for nothing. */
  pending(divisions: readonly number[]): Promise<unknown> | undefined {
    const answers = divisions.flatMap((division) => this.tracked.get(division) ?? []);
    return answers.length === 0 ? undefined : Promise.all(answers);
  }

  /**
   * This process moved a division on, from `before`. Rows that were cached stay when that is
   * where it had left it itself; else they are those of a past that others have changed.
   */
  moved(division: number, before: HeadMark, after: HeadMark): void {
    const cached = this.divisions.get(division);
    const isQuiet = cached?.head.mark === before.mark && cached.head.position === before.position;
    if (!isQuiet) this.forget(division);
    const rows = isQuiet ? cached.rows : new Map<string, CachedRow>();
    this.divisions.delete(division);
    this.divisions.set(division, { head: after, isQuiet, rows });
  }

  /** Rows of divisions that have just been moved on; `bytes` is about what one of them takes. */
  put(projection: string, rows: FoldedRows<object>, bytes: number): void {
    for (const [text, { key, row }] of rows) {
      const cached = this.divisions.get(key.division);
      if (cached === undefined) continue;
      const name = nameOf(projection, text);
      this.bytes += bytes + bytesOfNothing - (cached.rows.get(name)?.bytes ?? 0);
      cached.rows.set(name, { row, bytes: bytes + bytesOfNothing });
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
  // Whoever asked is told by the answer itself.
}
