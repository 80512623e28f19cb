import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products as shops read them; only the projection of their events writes the rows. */
export class Catalogue0000000000003 implements MigrationInterface {
  readonly name = 'Catalogue0000000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE SEQUENCE product_id AS integer;

      CREATE TABLE products (
        division_id integer NOT NULL,
        uuid uuid NOT NULL,
        id integer NOT NULL,
        url_name text NOT NULL,
        enabled boolean NOT NULL,
        position integer NOT NULL,
        card jsonb NOT NULL,
        product jsonb NOT NULL,
        PRIMARY KEY (division_id, uuid),
        CONSTRAINT products_url_name UNIQUE (division_id, url_name),
        CONSTRAINT products_id UNIQUE (division_id, id)
      );
      CREATE INDEX products_grid ON products (division_id, position, id) WHERE enabled;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
