import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text between `$$` is not escaped; `String.raw` passes PostgreSQL its backslashes. */
const sql = String.raw;

/**
 * `search_form`: the form in which texts are compared. NFKC, case folded, without accents; ø, ł, ß,
 * æ, đ and þ written out; one apostrophe, one hyphen, single spaces. The collation is named, so
 * that the result does not depend on the database's locale. `shared/src/search/search-form.ts` does
 * the same in memory.
 *
 * Only accents of Latin, Greek, Cyrillic, Hebrew and Arabic are removed. Other marks are letters of
 * their script (が, हिन्दी).
 */
const form = sql`
  CREATE FUNCTION search_form(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF octet_length(words) <> char_length(words) THEN
      words := regexp_replace(normalize(replace(words, E'\u00B4', ''''), NFKD),
        '[\u00AD\u200B-\u200D\u2060\uFEFF\u0640\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]',
        '', 'g');
      words := translate(normalize(casefold(words COLLATE pg_unicode_fast), NFKC),
        E'\u00F8\u0142\u0111\u00F0\u0131\u0127\u0167\u014B\u2018\u2019\u201A\u201B\u02B9\u02BB\u02BC\u02BD\u02C8\u2032\uFF07\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D\u05BE\u0085\u2028\u2029',
        E'olddihtn\'\'\'\'\'\'\'\'\'\'\'\'-----------   ');
      words := replace(replace(replace(words, E'\u00E6', 'ae'), E'\u0153', 'oe'), E'\u00FE', 'th');
    END IF;
    words := btrim(translate(lower(words COLLATE pg_unicode_fast), E'\`\t\n\v\f\r', '''     '));
    RETURN CASE
      WHEN strpos(words, '  ') > 0 THEN regexp_replace(words, ' +', ' ', 'g')
      ELSE words
    END;
  END $$;

  COMMENT ON FUNCTION search_form IS 'Form in which texts are compared: NFKC, case folded, no accents.';
`;

/**
 * `search_key`: the form in ASCII, for trigrams. In a database with locale C, pg_trgm ignores all
 * other letters, and a search for `мария` would read every row. Each of them becomes `U` and four,
 * or `V` and six, letters from A to P: its code point in hexadecimal. The form itself has no
 * capitals, so a match never begins within an encoded letter. `search_letters` maps each letter to
 * one ASCII letter instead, because the common code prefix would make all words of a script
 * similar. Several letters may share one there.
 */
const key = sql`
  CREATE FUNCTION search_key(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    words := search_form(words);
    IF octet_length(words) = char_length(words) THEN RETURN words; END IF;
    RETURN (
      SELECT string_agg(CASE
        WHEN ascii(letter) < 128 THEN letter
        ELSE translate(
          CASE WHEN ascii(letter) < 65536 THEN 'U' || lpad(to_hex(ascii(letter)), 4, '0')
            ELSE 'V' || lpad(to_hex(ascii(letter)), 6, '0') END,
          '0123456789abcdef', 'ABCDEFGHIJKLMNOP')
      END, '' ORDER BY place)
      FROM string_to_table(words, NULL) WITH ORDINALITY AS letters (letter, place)
    );
  END $$;

  CREATE FUNCTION search_pattern(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '%' || regexp_replace(search_key(words), '([\\%_])', '\\\1', 'g') || '%';

  CREATE FUNCTION search_patterns(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN length(search_key(words)) > 2 THEN ARRAY[search_pattern(words)]
    ELSE ARRAY[substr(search_pattern(words), 2), '% ' || substr(search_pattern(words), 2)]
  END;

  CREATE FUNCTION search_joined(parts text[]) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    RETURN array_to_string(parts, ' ');
  END $$;

  CREATE FUNCTION search_letters(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    words := search_form(words);
    IF octet_length(words) = char_length(words) THEN RETURN words; END IF;
    RETURN (
      SELECT string_agg(CASE
        WHEN ascii(letter) < 128 THEN letter
        ELSE substr('abcdefghijklmnopqrstuvwxyz0123456789', 1 + ascii(letter) % 36, 1)
      END, '' ORDER BY place)
      FROM string_to_table(words, NULL) WITH ORDINALITY AS letters (letter, place)
    );
  END $$;

  COMMENT ON FUNCTION search_letters IS
    'search_form with one ASCII letter per letter, to measure similarity by trigrams.';
  COMMENT ON FUNCTION search_key IS 'search_form in ASCII, for trigram indexes.';
  COMMENT ON FUNCTION search_pattern IS 'LIKE pattern: search_key contains the words.';
  COMMENT ON FUNCTION search_patterns IS
    'search_pattern; one or two letters match beginnings of words only.';
`;

/**
 * `search_words`: the form as words for `to_tsvector`, whose parser would read `Red/White` as a
 * path. Each letter of a script without spaces becomes a separate word, so that a phrase search
 * finds it anywhere in a text.
 */
const words = sql`
  CREATE FUNCTION search_words(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF octet_length(words) = char_length(words) THEN
      RETURN regexp_replace(lower(words COLLATE "C"), '[^a-z0-9]+', ' ', 'g');
    END IF;
    words := regexp_replace(search_form(words) COLLATE pg_unicode_fast,
      '[^[:alnum:]\u0900-\u0963\u0966-\u0DF3\u0E31-\u0E4E\u0EB1-\u0ECE\u0F71-\u0FBC\u102B-\u103E\u17B4-\u17D3\u3099\u309A]+',
      ' ', 'g');
    RETURN regexp_replace(words,
      '([\u0E00-\u0EFF\u0F00-\u0FFF\u1000-\u109F\u1780-\u17FF\u2E80-\u2FDF\u3005-\u3007\u3031-\u3035\u303B\u3041-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])',
      ' \1 ', 'g');
  END $$;

  COMMENT ON FUNCTION search_words IS
    'search_form as words; letters of scripts without spaces are words of their own.';
`;

/** `search_vector`: the stemmed English words, and the words as written, which prefixes match. */
const vector = sql`
  CREATE FUNCTION search_vector(words text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    words := search_words(words);
    IF words IN ('', ' ') THEN RETURN ''; END IF;
    RETURN to_tsvector('english'::regconfig, words) || to_tsvector('simple'::regconfig, words);
  END $$;
`;

const texts = {
  name: `coalesce(product ->> 'name', '')`,
  labels: `coalesce(product ->> 'tags', '') || ' ' || coalesce(product ->> 'type', '')`,
  colours: `jsonb_path_query_array(product, '$.colours[*].name')::text`,
  description: `coalesce(product ->> 'description', '')`,
} as const;

/** The full-text search of the shop; each statement rewrites its table and the indexes. */
const shop = `
  ALTER TABLE products
    ALTER COLUMN resembled SET EXPRESSION AS (
      search_letters(${texts.name} || ' ' || ${texts.labels})
    ),
    ALTER COLUMN search SET EXPRESSION AS (
      setweight(search_vector(${texts.name}), 'A') || setweight(search_vector(${texts.labels}), 'B')
      || setweight(search_vector(${texts.colours}), 'C') || setweight(search_vector(${texts.description}), 'D')
    ),
    ADD COLUMN sought text GENERATED ALWAYS AS (search_key(
      ${texts.name} || ' ' || coalesce(product ->> 'sku', '') || ' ' || url_name || ' '
      || coalesce(product ->> 'tags', '')
    )) STORED;
  ALTER TABLE collections
    ALTER COLUMN search SET EXPRESSION AS (search_vector(coalesce(collection ->> 'name', ''))),
    ADD COLUMN sought text GENERATED ALWAYS AS (
      search_key(coalesce(collection ->> 'name', '') || ' ' || url_name)
    ) STORED;
  ALTER TABLE creators
    ALTER COLUMN search SET EXPRESSION AS (search_vector(name)),
    ADD COLUMN sought text GENERATED ALWAYS AS (search_key(name || ' ' || url_name)) STORED;
`;

/** The searches of dashboard and atlas, each with one index by trigrams. */
const office = `
  ALTER TABLE orders ADD COLUMN sought text GENERATED ALWAYS AS (
    search_key(coalesce(customer_name, '') || ' ' || coalesce(email, ''))
  ) STORED;
  ALTER TABLE customers ADD COLUMN sought text GENERATED ALWAYS AS (
    search_key(first_name || ' ' || last_name || ' ' || email)
  ) STORED;
  ALTER TABLE media ADD COLUMN sought text GENERATED ALWAYS AS (
    search_key(name || ' ' || alt_text || ' ' || search_joined(tags))
  ) STORED;

  DROP INDEX products_by_letters;
  DROP INDEX orders_by_words;
  DROP INDEX customers_by_words;
  CREATE INDEX customers_sought ON customers USING gin (sought gin_trgm_ops)
    WITH (gin_pending_list_limit = 128);
  ${['products', 'collections', 'creators', 'orders', 'media']
    .map(
      (table) => `CREATE INDEX ${table}_sought ON ${table}
        USING gin (division_id, sought gin_trgm_ops) WITH (gin_pending_list_limit = 128);`,
    )
    .join('\n')}
`;

/**
 * Stores the normal form of every searched text in generated columns. They follow from what
 * projections write, so that existing rows are filled here and a rebuild restores them.
 */
export class SearchForms0000000000115 implements MigrationInterface {
  readonly name = 'SearchForms0000000000115';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(form + key + words + vector);
    await queryRunner.query(shop);
    await queryRunner.query(office);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
