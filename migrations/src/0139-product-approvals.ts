import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets staff page through the products of all stores by approval status and last change. A denied
 * product with a note of its owner waits for another decision.
 */
export class ProductApprovals0000000000139 implements MigrationInterface {
  readonly name = 'ProductApprovals0000000000139';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX products_by_approval ON products (
        (CASE WHEN product ? 'approvalNote' AND product -> 'approvalStatus' = '-1' THEN '0'::jsonb
          ELSE product -> 'approvalStatus' END),
        updated_at, id
      )
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
