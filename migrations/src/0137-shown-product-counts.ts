import type { MigrationInterface, QueryRunner } from 'typeorm';

/** List of all products of a shop, as in migration 64. */
const everywhere = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Counts shown rows of the whole shop by gender. The row without gender counts hidden ones too. */
const shown = (rows: string, worth: number): string => `
  SELECT r.division_id, r.gender, ${worth} AS worth FROM ${rows} r WHERE r.shown`;

const count = (counted: string): string => `
  INSERT INTO product_counts AS c (division_id, place, choice, gender, products)
  SELECT division_id, ${everywhere}, '', gender, sum(worth) FROM (${counted}) counted
  GROUP BY 1, 2, 3, 4 HAVING sum(worth) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (division_id, place, choice, gender)
    DO UPDATE SET products = c.products + excluded.products`;

const triggerOn = (name: string, event: string, rows: string, counted: string): string => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
  BEGIN ${count(counted)}; RETURN NULL; END $$;
  CREATE TRIGGER ${name} AFTER ${event} ON products
    REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();`;

/** Number of products that a whole shop shows, so that its listing counts none (decision 0079). */
export class ShownProductCounts0000000000137 implements MigrationInterface {
  readonly name = 'ShownProductCounts0000000000137';

  async up(queryRunner: QueryRunner): Promise<void> {
    const both = `${shown('earlier', -1)} UNION ALL ${shown('later', 1)}`;
    await queryRunner.query(`
      ${triggerOn('shown_products_added', 'INSERT', 'NEW TABLE AS later', shown('later', 1))}
      ${triggerOn('shown_products_changed', 'UPDATE', 'OLD TABLE AS earlier NEW TABLE AS later', both)}
      ${triggerOn('shown_products_removed', 'DELETE', 'OLD TABLE AS earlier', shown('earlier', -1))}
    `);
    // The triggers lock the table, so that no product is counted twice or never.
    await queryRunner.query(count(shown('products', 1)));
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
