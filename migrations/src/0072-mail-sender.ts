import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sender name of a mail: the shop, or null for the installation. */
export class MailSender0000000000072 implements MigrationInterface {
  readonly name = 'MailSender0000000000072';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_outbox ADD COLUMN sender text');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
