import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time since which a staff account is muted (ATL-010); null for all existing accounts. */
export class MutedStaff0000000000062 implements MigrationInterface {
  readonly name = 'MutedStaff0000000000062';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff ADD COLUMN muted_at timestamptz');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
