import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether paid orders are mailed to a team member; null means the default of the role. */
export class SaleMails0000000000125 implements MigrationInterface {
  readonly name = 'SaleMails0000000000125';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE memberships ADD COLUMN sale_mails boolean');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
