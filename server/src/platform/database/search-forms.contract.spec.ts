import { KanaAndEmojiInSearch0000000000180 } from '@selvedge/migrations/0180-kana-and-emoji-in-search';
import { ArabicLettersAndDigitsInSearch0000000000193 } from '@selvedge/migrations/0193-arabic-letters-and-digits-in-search';
import { searchForm } from '@selvedge/shared/search/search-form';
import fc from 'fast-check';
import { Client } from 'pg';

import { freshDatabase, testDataSource, type FreshDatabase } from '../testing/database.js';

/** Letters and marks of many scripts, punctuation and spaces. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'aZ0 \t\'-_%\\&"øŁßæĐþÞıİŒẞΣςΆёЙ猫シャｼﾞ゛が한กำแम्ئ’‘—‑\u00A0\u00AD\u200B\u0301😀',
    ),
    fc.integer({ min: 0x20, max: 0x24ff }).map((code) => String.fromCodePoint(code)),
  ),
  maxLength: 20,
});

describe('normal forms in the database', () => {
  let database: FreshDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await freshDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const askedFor = async <Row extends object>(sql: string, texts: readonly unknown[]) => {
    const { rows } = await client.query<Row>(sql, [...texts]);
    return rows;
  };

  it('search_form agrees with searchForm for texts that people type', async () => {
    const texts = [
      'Чёрная Пантера',
      'ÉTOILE du Nord',
      'Ørsted Straße ŁÓDŹ Æsir Đà Þór ısı İstanbul ŒUVRE ẞ',
      'men’s  T‑shirt \u00A0 `x´ soft\u00ADhyphen',
      'ＡＢＣ ｼｬﾂ ガギ 한국 हिन्दी เสื้อ',
      'ァヶヽヾヴヷー ｶﾞ ひらがな',
      'ΟΔΟΣ ς Άλφα',
      'שָׁלוֹם مُحَمَّد',
      'یک کتاب مدرسة مؤسسه ہفتہ ھ ئ أإآ',
      '٢٠٢٥ ۲۰۲۵ २०२५ ২০২৫ ๒๐๒๕ ໒໐໒໕ ༢༠༢༥ ၂၀၂၅ ២០២៥',
      'x₋¹ ﹣2 ŉ ″ ︱ ﱲ ｀',
      'tab\tand\nline',
      '',
    ];
    const rows = await askedFor<{ form: string }>(
      'SELECT search_form(t) AS form FROM unnest($1::text[]) WITH ORDINALITY AS x (t, n) ORDER BY n',
      [texts],
    );
    expect(rows.map(({ form }) => form)).toEqual(texts.map(searchForm));
  });

  it('search_key is ASCII, and a pattern finds exactly what the form contains', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, fc.nat(20), fc.nat(20), async (whole, other, from, length) => {
        const part = [...whole].slice(from, from + length).join('');
        const [row] = await askedFor<{ key: string; agrees: boolean; found: boolean }>(
          `SELECT search_key($1) AS key,
             (search_key($1) LIKE search_pattern($2)) = (strpos(search_form($1), search_form($2)) > 0)
               AS agrees,
             search_key($1) LIKE search_pattern(search_form($3)) AS found`,
          [whole, other, searchForm(whole)],
        );
        expect(row?.key).toMatch(/^[\u0020-\u007F]*$/);
        expect([whole, other, row?.agrees]).toEqual([whole, other, true]);
        const [cut] = await askedFor<{ agrees: boolean }>(
          `SELECT (search_key($1) LIKE search_pattern($2))
             = (strpos(search_form($1), search_form($2)) > 0) AS agrees`,
          [whole, part],
        );
        expect([whole, part, cut?.agrees]).toEqual([whole, part, true]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['180', 'シャツ 🦊', [KanaAndEmojiInSearch0000000000180]],
    [
      '193',
      'پیراهن ۲۰۲۵',
      [KanaAndEmojiInSearch0000000000180, ArabicLettersAndDigitsInSearch0000000000193],
    ],
  ])(
    'migration %s computes the search columns of existing rows again',
    async (_number, name, all) => {
      await client.query('TRUNCATE products, collections');
      const stale = (form: string) => `CREATE OR REPLACE FUNCTION ${form}(words text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT 'stale' $$`;
      for (const form of ['search_form', 'search_words']) await client.query(stale(form));
      const named = JSON.stringify({ name });
      await client.query(
        `INSERT INTO products (division_id, uuid, id, url_name, enabled, position, card, product)
       VALUES (1, gen_random_uuid(), 1, 'shirt', true, 1, '{}', $1)`,
        [named],
      );
      await client.query(
        `INSERT INTO collections (division_id, uuid, id, url_name, enabled, position, product_order,
         collection)
       VALUES (1, gen_random_uuid(), 1, 'shirts', true, 1, '{}', $1)`,
        [named],
      );
      const searched = () =>
        askedFor(
          `SELECT p.search::text AS product, p.resembled, p.sought, c.search::text AS collection,
           c.sought AS "soughtCollection" FROM products p, collections c`,
          [],
        );
      const dataSource = await testDataSource([], database.url);
      for (const Migration of all) await new Migration().up(dataSource.createQueryRunner());
      await dataSource.destroy();
      const migrated = await searched();
      expect(JSON.stringify(migrated)).not.toContain('stale');
      await client.query('UPDATE products SET product = product');
      await client.query('UPDATE collections SET collection = collection');
      expect(migrated).toEqual(await searched());
    },
  );
});
