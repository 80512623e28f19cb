import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every item of an order lists its pieces; existing orders are rebuilt. */
export class OrdersNamePieces0000000000015 implements MigrationInterface {
  readonly name = 'OrdersNamePieces0000000000015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO es_outdated_projection (name) VALUES ('orders') ON CONFLICT DO NOTHING`,
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
