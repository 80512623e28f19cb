import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index that reads recent sales without older ones. */
export class OrdersByDay0000000000049 implements MigrationInterface {
  readonly name = 'OrdersByDay0000000000049';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_placed ON orders (division_id, created_at);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
