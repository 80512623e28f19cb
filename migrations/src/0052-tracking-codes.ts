import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tracking codes of each order. */
export class TrackingCodes0000000000052 implements MigrationInterface {
  readonly name = 'TrackingCodes0000000000052';

  async up(queryRunner: QueryRunner): Promise<void> {
    // No existing order has a code, so that no rebuild is needed.
    await queryRunner.query(
      `ALTER TABLE orders ADD COLUMN tracking_codes jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
