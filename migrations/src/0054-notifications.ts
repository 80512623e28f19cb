import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications in the dashboards of stores. */
export class Notifications0000000000054 implements MigrationInterface {
  readonly name = 'Notifications0000000000054';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE notifications (
        division_id integer NOT NULL,
        recipient_id text NOT NULL,
        id text NOT NULL,
        person text NOT NULL,
        content jsonb NOT NULL,
        position text NOT NULL,
        template text NOT NULL,
        dismiss_action text NOT NULL,
        tag text,
        replace_previous boolean NOT NULL,
        mergable boolean NOT NULL,
        created_at timestamptz(3) NOT NULL,
        scheduled_at timestamptz(3),
        delivered_at timestamptz(3),
        opened_at timestamptz(3),
        deleted_at timestamptz(3),
        PRIMARY KEY (division_id, recipient_id)
      );
      CREATE INDEX notifications_there ON notifications
        (division_id, person, delivered_at DESC, recipient_id)
        WHERE deleted_at IS NULL AND delivered_at IS NOT NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
