import type { DataSource, EntityManager } from 'typeorm';

/** An erasure without progress for this long counts as interrupted; any process may resume it. */
const cutOffAfter = '2 minutes';
/** Retention of completed requests: longer than any refold takes. */
const retainedFor = '1 day';
const takenAtOnce = 20;

/** Records each erasure from before the key is destroyed until no data is left (decision 0008). */
export class ErasureRequests {
  constructor(private readonly dataSource: DataSource) {}

  /** Records all of them, or none. */
  async record(subjects: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO es_erasure (subject) SELECT DISTINCT unnest($1::text[])
       ON CONFLICT (subject) DO UPDATE SET begun_at = now(), done_at = NULL`,
      [subjects],
    );
  }

  async done(subject: string): Promise<void> {
    await this.dataSource.query('UPDATE es_erasure SET done_at = now() WHERE subject = $1', [
      subject,
    ]);
  }

  /** Claims some interrupted erasures; other processes skip them for a while. */
  async take(): Promise<readonly string[]> {
    const [taken] = await this.dataSource.query<[readonly { readonly subject: string }[], number]>(
      `UPDATE es_erasure SET begun_at = now() WHERE subject IN (
         SELECT subject FROM es_erasure
         WHERE done_at IS NULL AND begun_at < now() - $1::interval
         ORDER BY begun_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ) RETURNING subject`,
      [cutOffAfter, takenAtOnce],
    );
    return taken.map(({ subject }) => subject);
  }

  /**
   * Whether a key of another subject may have been destroyed since then. Data decrypted earlier
   * must then not be written.
   */
  async anySince(manager: EntityManager, since: string, but = ''): Promise<boolean> {
    const found = await manager.query<readonly unknown[]>(
      `SELECT FROM es_erasure
       WHERE (done_at IS NULL OR done_at >= $1::timestamptz) AND subject <> $2 LIMIT 1`,
      [since, but],
    );
    return found.length > 0;
  }

  /** Database clock, for `anySince`. */
  async now(manager: EntityManager): Promise<string> {
    const [row] = await manager.query<readonly { readonly now: string }[]>(
      'SELECT clock_timestamp()::text AS now',
    );
    if (row === undefined) throw new Error('The database has no clock.');
    return row.now;
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query('DELETE FROM es_erasure WHERE done_at < now() - $1::interval', [
      retainedFor,
    ]);
  }
}
