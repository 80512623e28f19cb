import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for counting the recent mails to an address that anyone can trigger. */
export class MailByAnybody0000000000055 implements MigrationInterface {
  readonly name = 'MailByAnybody0000000000055';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE mail_outbox ADD COLUMN by_anybody boolean NOT NULL DEFAULT false;
      CREATE INDEX mail_outbox_by_anybody ON mail_outbox (lower(recipient), created_at)
        WHERE by_anybody;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
