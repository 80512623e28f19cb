import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders and customers are found by any part of a name or address, however many there are. Letters in
 * threes, each with the column it stands in; of orders with the store, which needs btree_gin. What waits
 * to be put into such an index is read by every search, so that it is little. What is erased from a row is
 * in its index no longer than a row of before is in its table: until it is vacuumed. And all orders of a
 * store have an order by what is due first, as those of a stage have.
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

  /** Forward only: what is gone comes back from a dump. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
