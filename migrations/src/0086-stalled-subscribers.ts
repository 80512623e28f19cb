import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Event at which a subscriber of the log stalled, the problem, and the decision of staff. */
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

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
