import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Labels wait to be printed from the payment until the order is closed: what was counted before is counted anew. */
export class LabelsThatWait0000000000058 implements MigrationInterface {
  readonly name = 'LabelsThatWait0000000000058';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "INSERT INTO es_outdated_projection VALUES ('orders') ON CONFLICT DO NOTHING",
    );
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
