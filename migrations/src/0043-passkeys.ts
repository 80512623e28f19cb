import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys with their last use, and pending challenges. */
export class Passkeys0000000000043 implements MigrationInterface {
  readonly name = 'Passkeys0000000000043';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE second_factors ADD COLUMN passkeys jsonb NOT NULL DEFAULT '[]';
      CREATE INDEX second_factors_by_passkey ON second_factors USING gin (passkeys jsonb_path_ops);
      CREATE TABLE passkey_uses (
        passkey uuid PRIMARY KEY,
        subject_kind text NOT NULL,
        subject_id integer NOT NULL,
        counter bigint NOT NULL,
        last_used_at timestamptz
      );
      CREATE INDEX passkey_uses_of_person ON passkey_uses (subject_kind, subject_id);
      CREATE UNLOGGED TABLE passkey_challenges (
        challenge_hash bytea PRIMARY KEY,
        visitor_hash bytea NOT NULL,
        host text NOT NULL,
        purpose text NOT NULL,
        expires_at timestamptz NOT NULL
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
