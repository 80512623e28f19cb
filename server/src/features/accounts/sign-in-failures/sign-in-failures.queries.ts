import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * The upsert's row lock serialises concurrent attempts. While no delay applies, clock differences
 * between processes do not matter.
 */
const countAttempt = `
  INSERT INTO sign_in_failures AS existing (key, failures, last_at) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET last_at = greatest(existing.last_at, $2),
    failures = CASE WHEN existing.last_at <= $4 THEN 1
      ELSE existing.failures + 1 END
  WHERE ($3::int[])[least(existing.failures, cardinality($3::int[]))] = 0
    OR existing.last_at + ($3::int[])[least(existing.failures, cardinality($3::int[]))]
      * interval '1 millisecond' <= $2
  RETURNING failures`;

const timeLeft = `
  SELECT ceil(extract(epoch FROM last_at + ($3::int[])[least(failures, cardinality($3::int[]))]
    * interval '1 millisecond' - $2::timestamptz) * 1000)::int AS ms
  FROM sign_in_failures WHERE key = $1`;

interface DelayRule {
  /**
   * The wait after the n-th failure is `delaysMs[n - 1]`; the last value applies to all further
   * ones.
   */
  readonly delaysMs: readonly number[];
  /** Failures up to this time no longer count. */
  readonly forgetBefore: Date;
}

@Injectable()
export class SignInFailuresQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts a sign-in attempt. If it comes too early, returns the remaining wait in milliseconds
   * instead.
   */
  async attempt(key: Buffer, now: Date, { delaysMs, forgetBefore }: DelayRule): Promise<number> {
    const parameters = [key, now, delaysMs, forgetBefore];
    const counted: unknown[] = await this.dataSource.query(countAttempt, parameters);
    if (counted.length > 0) return 0;
    const [left]: { ms: number }[] = await this.dataSource.query(timeLeft, [key, now, delaysMs]);
    return Math.max(left?.ms ?? 0, 1);
  }

  /** Deletes a key, and all rows that no longer count. */
  async forget(key: Buffer, before: Date): Promise<void> {
    await this.dataSource.query('DELETE FROM sign_in_failures WHERE key = $1 OR last_at <= $2', [
      key,
      before,
    ]);
  }
}
