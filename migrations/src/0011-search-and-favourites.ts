import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search vector of the stemmed English words and of the words as written, which prefixes match. */
function vectorOf(text: string): string {
  return `to_tsvector('english', ${text}) || to_tsvector('simple', ${text})`;
}

const texts = {
  name: `coalesce(product ->> 'name', '')`,
  labels: `coalesce(product ->> 'tags', '') || ' ' || coalesce(product ->> 'type', '')`,
  colours: `jsonb_path_query_array(product, '$.colours[*].name')::text`,
  description: `coalesce(product ->> 'description', '')`,
} as const;

/**
 * Search columns of products, collections and creators. They are generated from what the
 * projections write, so that a rebuild restores them. Weights: A name, B tags and type, C colours,
 * D description. Misspelt words are compared with `resembled`.
 */
const search = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  ALTER TABLE products
    ADD COLUMN product_type text GENERATED ALWAYS AS (product ->> 'type') STORED,
    ADD COLUMN resembled text GENERATED ALWAYS AS (
      lower(${texts.name} || ' ' || ${texts.labels})
    ) STORED,
    ADD COLUMN search tsvector GENERATED ALWAYS AS (
      setweight(${vectorOf(texts.name)}, 'A') || setweight(${vectorOf(texts.labels)}, 'B')
      || setweight(${vectorOf(texts.colours)}, 'C') || setweight(${vectorOf(texts.description)}, 'D')
    ) STORED;
  CREATE INDEX products_by_words ON products USING gin (division_id, search);

  ALTER TABLE collections ADD COLUMN search tsvector GENERATED ALWAYS AS (
    ${vectorOf(`coalesce(collection ->> 'name', '')`)}
  ) STORED;
  CREATE INDEX collections_by_words ON collections USING gin (division_id, search);

  ALTER TABLE creators ADD COLUMN search tsvector GENERATED ALWAYS AS (${vectorOf('name')}) STORED;
  CREATE INDEX creators_by_words ON creators USING gin (division_id, search);
`;

/** Favourites: choices only. Name, price and image are joined when they are read. */
const favourites = `
  CREATE TABLE favourites (
    division_id integer NOT NULL,
    id text NOT NULL,
    items jsonb NOT NULL,
    changed_at timestamptz(3) NOT NULL,
    PRIMARY KEY (division_id, id)
  ) WITH (fillfactor = 70);
`;

export class SearchAndFavourites0000000000011 implements MigrationInterface {
  readonly name = 'SearchAndFavourites0000000000011';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(search);
    await queryRunner.query(favourites);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
