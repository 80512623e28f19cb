import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications are listed by the time at which they become visible. */
export class NotificationsByTime0000000000061 implements MigrationInterface {
  readonly name = 'NotificationsByTime0000000000061';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX notifications_by_time ON notifications
        (division_id, person, (COALESCE(scheduled_at, created_at)) DESC, recipient_id)
        WHERE deleted_at IS NULL AND delivered_at IS NOT NULL;
      DROP INDEX notifications_there;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
