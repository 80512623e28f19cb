import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every item of an order names its pieces: the orders of before are folded again. */
export class OrdersNamePieces0000000000015 implements MigrationInterface {
  readonly name = 'OrdersNamePieces0000000000015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO es_outdated_projection (name) VALUES ('orders') ON CONFLICT DO NOTHING`,
    );
  }

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
