import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Country and delivery rate of an order's tax (PAY-023); null for older orders. */
export class OrderTax0000000000170 implements MigrationInterface {
  readonly name = 'OrderTax0000000000170';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders ADD COLUMN tax jsonb');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
