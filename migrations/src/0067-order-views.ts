import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved filters of the order list, each with a name that its owner chose. */
export class OrderViews0000000000067 implements MigrationInterface {
  readonly name = 'OrderViews0000000000067';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_views (
        division_id integer NOT NULL,
        subject text NOT NULL,
        view_id uuid NOT NULL,
        name text NOT NULL,
        search jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (division_id, subject, view_id)
      );
      CREATE UNIQUE INDEX order_views_by_name ON order_views (division_id, subject, lower(name));
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
