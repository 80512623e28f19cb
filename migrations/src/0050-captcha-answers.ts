import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accepted proofs of work; each is valid once across all processes. */
export class CaptchaAnswers0000000000050 implements MigrationInterface {
  readonly name = 'CaptchaAnswers0000000000050';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE captcha_answers (
        challenge_hash bytea PRIMARY KEY,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX captcha_answers_expire ON captcha_answers (expires_at);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
