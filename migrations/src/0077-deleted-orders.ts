import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that staff removed from the lists. */
export class DeletedOrders0000000000077 implements MigrationInterface {
  readonly name = 'DeletedOrders0000000000077';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders ADD COLUMN deleted_at timestamptz(3)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
