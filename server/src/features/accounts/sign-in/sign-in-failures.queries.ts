import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * The row lock of the upsert lets attempts made at once count one after the other. Without a delay
 * the clocks of those who attempt do not matter.
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

/** How failures delay. */
interface DelayRule {
  /** The wait after the n-th failure is `delaysMs[n - 1]`; the last one holds for all further. */
  readonly delaysMs: readonly number[];
  /** A failure up to then no longer counts. */
  readonly forgetBefore: Date;
}

@Injectable()
export class SignInFailuresQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts an attempt at sign-in, unless it comes too early: then it answers how long to wait, in
   * milliseconds.
   */
  async attempt(key: Buffer, now: Date, { delaysMs, forgetBefore }: DelayRule): Promise<number> {
    const parameters = [key, now, delaysMs, forgetBefore];
    const counted: unknown[] = await this.dataSource.query(countAttempt, parameters);
    if (counted.length > 0) return 0;
    const [left]: { ms: number }[] = await this.dataSource.query(timeLeft, [key, now, delaysMs]);
    return Math.max(left?.ms ?? 0, 1);
  }

  /** Forgets a key, and all that is older than what still counts. */
  async forget(key: Buffer, before: Date): Promise<void> {
    await this.dataSource.query('DELETE FROM sign_in_failures WHERE key = $1 OR last_at <= $2', [
      key,
      before,
    ]);
  }
}
