import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors of accounts, sign-ins that wait for one, and the time of a session's last password
 * check.
 */
export class SecondFactors0000000000029 implements MigrationInterface {
  readonly name = 'SecondFactors0000000000029';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE second_factors (
        division_id integer NOT NULL,
        subject_kind text NOT NULL,
        subject_id integer NOT NULL,
        factor text NOT NULL,
        batch text NOT NULL,
        unused integer[] NOT NULL,
        added_at timestamptz NOT NULL,
        PRIMARY KEY (division_id, subject_kind, subject_id)
      );
      CREATE INDEX second_factors_of_person ON second_factors (subject_kind, subject_id);
      CREATE TABLE used_code_steps (
        subject_kind text NOT NULL,
        subject_id integer NOT NULL,
        factor text NOT NULL,
        step bigint NOT NULL,
        PRIMARY KEY (subject_kind, subject_id, factor)
      );
      CREATE UNLOGGED TABLE pending_sign_ins (
        token_hash bytea PRIMARY KEY,
        context text NOT NULL,
        division_id integer NOT NULL,
        visitor_hash bytea NOT NULL,
        subject_kind text NOT NULL,
        subject_id integer NOT NULL,
        expires_at timestamptz NOT NULL
      );
      ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
