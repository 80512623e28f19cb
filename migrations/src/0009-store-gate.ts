import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Password of a closed store's gate (API-055), and an index of sessions by subject. */
export class StoreGate0000000000009 implements MigrationInterface {
  readonly name = 'StoreGate0000000000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE store_gates (
        division_id integer PRIMARY KEY,
        password_hash text NOT NULL,
        changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX sessions_through_gate ON sessions (division_id) WHERE gate_passed;
      CREATE INDEX sessions_by_subject ON sessions (subject_kind, subject_id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
