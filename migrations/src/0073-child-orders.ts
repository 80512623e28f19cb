import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ORD-005: which order another was made of, and those that were made of it. */
export class ChildOrders0000000000073 implements MigrationInterface {
  readonly name = 'ChildOrders0000000000073';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN parent jsonb,
        ADD COLUMN children jsonb NOT NULL DEFAULT '[]';
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
