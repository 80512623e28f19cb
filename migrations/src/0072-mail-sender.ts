import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In whose name a mail comes: that of a shop; null where it is the installation's. */
export class MailSender0000000000072 implements MigrationInterface {
  readonly name = 'MailSender0000000000072';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_outbox ADD COLUMN sender text');
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
