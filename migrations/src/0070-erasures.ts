import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasures in progress, from before the key is deleted until all data of the subject is gone. */
export class Erasures0000000000070 implements MigrationInterface {
  readonly name = 'Erasures0000000000070';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE es_erasure (
        subject text PRIMARY KEY,
        begun_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
