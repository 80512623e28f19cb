import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Trigram indexes find orders and customers by any part of a name or address. Those of orders
 * include the division, which needs btree_gin. Every search reads the pending list of such an
 * index, so the size of the list is limited. Erased data stays in the index no longer than in the
 * table: until the next vacuum. All orders of a store get an index by priority, like those of a
 * stage.
 */
export class WordsOfPeople0000000000063 implements MigrationInterface {
  readonly name = 'WordsOfPeople0000000000063';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX orders_by_words ON orders
        USING gin (division_id, email gin_trgm_ops, customer_name gin_trgm_ops)
        WITH (gin_pending_list_limit = 128);
      CREATE INDEX orders_due_first ON orders (division_id, (-priority), order_id);
      CREATE INDEX customers_by_words ON customers
        USING gin (email gin_trgm_ops, (first_name || ' ' || last_name) gin_trgm_ops)
        WITH (gin_pending_list_limit = 128);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
