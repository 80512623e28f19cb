import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which event a follower of the log stands at, why, and what staff want done about it. */
export class StalledSubscribers0000000000086 implements MigrationInterface {
  readonly name = 'StalledSubscribers0000000000086';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE es_stall (
        division_id integer NOT NULL,
        subscriber text NOT NULL,
        position bigint NOT NULL,
        type text NOT NULL,
        problem text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        decision text CHECK (decision IN ('retry', 'skip')),
        PRIMARY KEY (division_id, subscriber)
      );
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
