import type { DataSource } from 'typeorm';

/** An erasure that was not heard of for so long was cut off, and is anybody's to go on with. */
const cutOffAfter = '2 minutes';
/** How long one that is done is known: longer than any read model is folded again. */
const knownFor = '1 day';
const takenAtOnce = 20;

/** Whoever is to be forgotten stands here from before their key goes until nothing of them is left. */
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

  async forgetOld(): Promise<void> {
    await this.dataSource.query('DELETE FROM es_erasure WHERE done_at < now() - $1::interval', [
      knownFor,
    ]);
  }
}
