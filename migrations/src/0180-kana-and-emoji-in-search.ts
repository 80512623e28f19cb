import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `String.raw` passes PostgreSQL its backslashes. */
const sql = String.raw;

/** Katakana and their repetition marks, and hiragana in the same order. */
const kana = [
  [0x30a1, 0x30f6],
  [0x30fd, 0x30fe],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);
const katakana = String.fromCodePoint(...kana);
const hiragana = String.fromCodePoint(...kana.map((code) => code - 0x60));

/** Ranges of emoji and other pictures, within the brackets of a regular expression. */
const pictures = sql`\u2300-\u23FF\u2600-\u27BF\u2B00-\u2BFF\U0001F000-\U0001FAFF`;

/**
 * `search_form` of migration 115, which also converts katakana to hiragana; with further conversions
 * of the lower-case text.
 */
export const searchForm = (conversions = ''): string => sql`
  CREATE OR REPLACE FUNCTION search_form(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF octet_length(words) <> char_length(words) THEN
      words := regexp_replace(normalize(replace(words, E'\u00B4', ''''), NFKD),
        '[\u00AD\u200B-\u200D\u2060\uFEFF\u0640\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]',
        '', 'g');
      words := translate(normalize(casefold(words COLLATE pg_unicode_fast), NFKC),
        E'\u00F8\u0142\u0111\u00F0\u0131\u0127\u0167\u014B\u2018\u2019\u201A\u201B\u02B9\u02BB\u02BC\u02BD\u02C8\u2032\uFF07\u05F3\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D\u05BE\u0085\u2028\u2029',
        E'olddihtn\'\'\'\'\'\'\'\'\'\'\'\'-----------   ');
      words := translate(words, '${katakana}', '${hiragana}');${conversions}
      words := replace(replace(replace(words, E'\u00E6', 'ae'), E'\u0153', 'oe'), E'\u00FE', 'th');
    END IF;
    words := btrim(translate(lower(words COLLATE pg_unicode_fast), E'\`\t\n\v\f\r', '''     '));
    RETURN CASE
      WHEN strpos(words, '  ') > 0 THEN regexp_replace(words, ' +', ' ', 'g')
      ELSE words
    END;
  END $$;
`;

/**
 * `search_words` of migration 115, with each emoji as a word such as `u1f98a`: PostgreSQL's parser
 * ignores other characters than letters and digits.
 */
const words = sql`
  CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF octet_length(words) = char_length(words) THEN
      RETURN regexp_replace(lower(words COLLATE "C"), '[^a-z0-9]+', ' ', 'g');
    END IF;
    words := search_form(words);
    IF words ~ '[${pictures}]' THEN
      words := (
        SELECT string_agg(CASE
          WHEN letter ~ '[${pictures}]' THEN ' u' || to_hex(ascii(letter)) || ' '
          ELSE letter
        END, '' ORDER BY place)
        FROM string_to_table(words, NULL) WITH ORDINALITY AS letters (letter, place)
      );
    END IF;
    words := regexp_replace(words COLLATE pg_unicode_fast,
      '[^[:alnum:]\u0900-\u0963\u0966-\u0DF3\u0E31-\u0E4E\u0EB1-\u0ECE\u0F71-\u0FBC\u102B-\u103E\u17B4-\u17D3\u3099\u309A]+',
      ' ', 'g');
    RETURN regexp_replace(words,
      '([\u0E00-\u0EFF\u0F00-\u0FFF\u1000-\u109F\u1780-\u17FF\u2E80-\u2FDF\u3005-\u3007\u3031-\u3035\u303B\u3041-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])',
      ' \1 ', 'g');
  END $$;
`;

/** Full-width and half-width katakana too. */
const changed = sql`'[\u30A1-\u30F6\u30FD\u30FE\uFF66-\uFF9D${pictures}]'`;

/**
 * Rows with such letters, by table: the column on which the generated columns depend, which
 * computes them again if it is written, and the text with the letters.
 */
const refreshed = [
  ['products', 'product', 'product::text'],
  ['collections', 'collection', 'collection::text'],
  ['creators', 'name', 'name'],
  ['orders', 'customer_name', 'customer_name'],
  ['customers', 'first_name', `first_name || ' ' || last_name`],
  ['media', 'name', `name || ' ' || alt_text || ' ' || search_joined(tags)`],
] as const;

/** Computes the search columns of the rows again whose text matches the pattern. */
export async function searchAgain(queryRunner: QueryRunner, pattern: string): Promise<void> {
  for (const [table, column, text] of refreshed)
    await queryRunner.query(`UPDATE ${table} SET ${column} = ${column} WHERE ${text} ~ ${pattern}`);
}

/**
 * Finds しゃつ by シャツ, and products by an emoji in their name. Writing a row computes its
 * generated columns and index entries again; the functions return the same as before for all
 * others.
 */
export class KanaAndEmojiInSearch0000000000180 implements MigrationInterface {
  readonly name = 'KanaAndEmojiInSearch0000000000180';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchForm() + words);
    await searchAgain(queryRunner, changed);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
