import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a subscriber unsubscribed; null while the subscription is requested or confirmed. */
export class EndedSubscriptions0000000000135 implements MigrationInterface {
  readonly name = 'EndedSubscriptions0000000000135';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE subscribers ADD COLUMN ended_at timestamptz');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
