import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal details of accounts. */
export class AccountDetails0000000000040 implements MigrationInterface {
  readonly name = 'AccountDetails0000000000040';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE customers ADD COLUMN details jsonb;
      ALTER TABLE staff ADD COLUMN details jsonb;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
