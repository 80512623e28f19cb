import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks customers who signed up to open a store. */
export class StoreWishes0000000000082 implements MigrationInterface {
  readonly name = 'StoreWishes0000000000082';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE customers ADD COLUMN should_have_store boolean NOT NULL DEFAULT false;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
