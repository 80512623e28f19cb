import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ATL-010: since when somebody of the staff is muted. Nobody was before. */
export class MutedStaff0000000000062 implements MigrationInterface {
  readonly name = 'MutedStaff0000000000062';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff ADD COLUMN muted_at timestamptz');
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
