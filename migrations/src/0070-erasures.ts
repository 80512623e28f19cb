import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is to be forgotten, from before their key goes until all that was kept of them is gone. */
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
