import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Calls in the current window, including this one, and when it ends. */
export interface Count {
  readonly calls: number;
  /** In milliseconds from now. */
  readonly endsInMs: number;
}

/** Interval for deleting counts of past windows. */
const forgetEveryMs = 60_000;
/** Every counted call waits for this, so a silent database delays calls only once. */
const timeoutMs = 1_000;

/**
 * Counts calls in PostgreSQL, shared by all processes (NFR-008). Calls that arrive while a key is
 * being counted share the next statement, so a flood from one address uses one connection at a
 * time.
 */
export class SharedCounts {
  private readonly logger = new Logger('RateLimits');
  private readonly waiting = new Map<string, Counted[]>();
  private forgotAt = 0;
  private isReported = false;

  constructor(
    private readonly dataSource: Pick<DataSource, 'query'>,
    /** Name of a key in the database; reveals no address. */
    private readonly nameOf: (key: string) => string,
  ) {}

  /** Counts one call. Undefined if the database does not answer within a second. */
  count(key: string, windowMs: number): Promise<Count | undefined> {
    return new Promise((resolve) => {
      const others = this.waiting.get(key);
      if (others) {
        others.push(resolve);
        return;
      }
      this.waiting.set(key, [resolve]);
      void this.countAll(key, windowMs);
    });
  }

  private async countAll(key: string, windowMs: number): Promise<void> {
    for (;;) {
      const calls = this.waiting.get(key) ?? [];
      if (calls.length === 0) break;
      this.waiting.set(key, []);
      const last = await Promise.race([
        this.add(key, calls.length, windowMs),
        wait(timeoutMs, undefined, { ref: false }),
      ]);
      for (const [n, counted] of calls.entries())
        counted(last && { ...last, calls: last.calls - (calls.length - 1 - n) });
    }
    this.waiting.delete(key);
  }

  private async add(key: string, calls: number, windowMs: number): Promise<Count | undefined> {
    try {
      await this.forgetOld();
      const [row] = await this.dataSource.query<readonly StoredCount[]>(
        `INSERT INTO rate_counts AS c (key, calls, ends_at)
           VALUES ($1, $2, now() + $3 * interval '1 ms')
         ON CONFLICT (key) DO UPDATE SET
           calls = CASE WHEN c.ends_at > now() THEN c.calls ELSE 0 END + excluded.calls,
           ends_at = CASE WHEN c.ends_at > now() THEN c.ends_at ELSE excluded.ends_at END
         RETURNING calls, extract(epoch FROM ends_at - now()) * 1000 AS "endsInMs"`,
        [this.nameOf(key), calls, windowMs],
      );
      this.isReported = false;
      return row && { calls: row.calls, endsInMs: Number(row.endsInMs) };
    } catch (thrown) {
      const error = String(thrown);
      if (!this.isReported) this.logger.warn({ message: 'calls are counted per process', error });
      this.isReported = true;
      return undefined;
    }
  }

  /** Skips rows that another process is deleting. */
  private async forgetOld(): Promise<void> {
    if (Date.now() < this.forgotAt + forgetEveryMs) return;
    this.forgotAt = Date.now();
    await this.dataSource.query(
      `DELETE FROM rate_counts WHERE key IN (
         SELECT key FROM rate_counts WHERE ends_at <= now() FOR UPDATE SKIP LOCKED)`,
    );
  }
}

type Counted = (count: Count | undefined) => void;

interface StoredCount {
  readonly calls: number;
  readonly endsInMs: string | number;
}
