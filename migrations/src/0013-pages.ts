import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pages of a store, as draft and as published version, and mailing list subscribers. Addresses are
 * unique among drafts and among published pages.
 */
export class Pages0000000000013 implements MigrationInterface {
  readonly name = 'Pages0000000000013';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE SEQUENCE page_id AS integer START WITH 1001;
      CREATE TABLE pages (
        division_id integer NOT NULL,
        uuid uuid NOT NULL,
        id integer NOT NULL,
        url text NOT NULL,
        rev integer NOT NULL,
        version text NOT NULL,
        page jsonb NOT NULL,
        live_url text,
        live_rev integer,
        live jsonb,
        PRIMARY KEY (division_id, uuid)
      );
      CREATE UNIQUE INDEX pages_by_id ON pages (division_id, id);
      CREATE UNIQUE INDEX pages_url ON pages (division_id, url);
      CREATE UNIQUE INDEX pages_live_url ON pages (division_id, live_url);
    `);
    await queryRunner.query(`
      CREATE TABLE subscribers (
        division_id integer NOT NULL,
        id text NOT NULL,
        mailing_list integer NOT NULL,
        email text,
        first_name text,
        asked_at timestamptz(3) NOT NULL,
        confirmed_at timestamptz(3),
        PRIMARY KEY (division_id, id)
      );
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
