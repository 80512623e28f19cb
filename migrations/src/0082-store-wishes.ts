import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who signed up to open a store. */
export class StoreWishes0000000000082 implements MigrationInterface {
  readonly name = 'StoreWishes0000000000082';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE customers ADD COLUMN should_have_store boolean NOT NULL DEFAULT false;
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
