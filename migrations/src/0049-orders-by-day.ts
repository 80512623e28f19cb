import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a shop sold lately is read without what it sold before. */
export class OrdersByDay0000000000049 implements MigrationInterface {
  readonly name = 'OrdersByDay0000000000049';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_placed ON orders (division_id, created_at);
    `);
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
