import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions have a public id, by which their owner lists and ends them. */
export class SessionsByDevice0000000000030 implements MigrationInterface {
  readonly name = 'SessionsByDevice0000000000030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN device text,
        ADD COLUMN network text;
      CREATE UNIQUE INDEX sessions_by_id ON sessions (id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
