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

/** Yeh, alef maksura, kaf, teh marbuta and heh in the forms of other keyboards, and the usual ones. */
const variants = '\u06CC\u0649\u06A9\u0629\u06BE\u06C1';
const letters = '\u064A\u064A\u0643\u0647\u0647\u0647';

/** First digits of scripts whose digits are consecutive. */
const zeros = [
  ...[0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6],
  ...[0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0],
];
const digits = zeros.map((zero) =>
  String.fromCodePoint(...Array.from({ length: 10 }, (_, digit) => zero + digit)),
);

/**
 * `search_form` of migration 180, with one form of the letters that Arabic and Persian keyboards write
 * differently, and with ASCII digits.
 */
const form = sql`
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
      words := translate(words, '${katakana}', '${hiragana}');
      words := translate(words, '${variants}', '${letters}');
      words := translate(words, '${digits.join('')}', '${'0123456789'.repeat(digits.length)}');
      words := replace(replace(replace(words, E'\u00E6', 'ae'), E'\u0153', 'oe'), E'\u00FE', 'th');
    END IF;
    words := btrim(translate(lower(words COLLATE pg_unicode_fast), E'\`\t\n\v\f\r', '''     '));
    RETURN CASE
      WHEN strpos(words, '  ') > 0 THEN regexp_replace(words, ' +', ' ', 'g')
      ELSE words
    END;
  END $$;
`;

/** Letters and digits that the function treats in a new way. */
const changed = `'[${variants}${digits.join('')}]'`;

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

/**
 * Finds names in Arabic letters that were typed on a Persian or Urdu keyboard and the other way
 * round, and numbers in the digits of any of these scripts.
 */
export class ArabicLettersAndDigitsInSearch0000000000193 implements MigrationInterface {
  readonly name = 'ArabicLettersAndDigitsInSearch0000000000193';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(form);
    for (const [table, column, text] of refreshed)
      await queryRunner.query(
        `UPDATE ${table} SET ${column} = ${column} WHERE ${text} ~ ${changed}`,
      );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
