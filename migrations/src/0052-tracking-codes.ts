import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each order has the codes by which its parcels are followed. */
export class TrackingCodes0000000000052 implements MigrationInterface {
  readonly name = 'TrackingCodes0000000000052';

  async up(queryRunner: QueryRunner): Promise<void> {
    // An order had none before: there is nothing to fold again.
    await queryRunner.query(
      `ALTER TABLE orders ADD COLUMN tracking_codes jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
