import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parent and child orders (ORD-005). */
export class ChildOrders0000000000073 implements MigrationInterface {
  readonly name = 'ChildOrders0000000000073';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN parent jsonb,
        ADD COLUMN children jsonb NOT NULL DEFAULT '[]';
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
