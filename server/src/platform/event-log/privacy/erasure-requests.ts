import type { DataSource, EntityManager } from 'typeorm';

/** An erasure that was not heard of for so long was cut off, and is anybody's to go on with. */
const cutOffAfter = '2 minutes';
/** How long one that is done is known: longer than any read model is folded again. */
const retainedFor = '1 day';
const takenAtOnce = 20;

/** Whoever is to be forgotten stands here from before their key goes until nothing of them is left (decision 0008). */
export class ErasureRequests {
  constructor(private readonly dataSource: DataSource) {}

  /** All of them, or none. */
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

  /** Some that were cut off; nobody else takes them for a while. */
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
   * Whether a key may have gone since then, besides that of one subject: what was read with it before is
   * not to be written any more.
   */
  async anySince(manager: EntityManager, since: string, but = ''): Promise<boolean> {
    const found = await manager.query<readonly unknown[]>(
      `SELECT FROM es_erasure
       WHERE (done_at IS NULL OR done_at >= $1::timestamptz) AND subject <> $2 LIMIT 1`,
      [since, but],
    );
    return found.length > 0;
  }

  /** The clock of the database, for `anySince`. */
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
