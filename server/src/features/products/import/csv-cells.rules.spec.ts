import fc from 'fast-check';

import { coloursIn, coloursText } from './colours-cell.rules.js';
import { csvLines, guarded, unguarded } from '../../../platform/csv/csv-lines.js';
import { divided, joined } from './csv-cells.rules.js';
import { csvRows } from './csv-file.js';
import { ProductFileInvalid, TooManyRows } from '../admin/product-admin.errors.js';

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

describe('a product file', () => {
  it('CAT-028 gives back every text that was written into it (RFC 4180)', async () => {
    const rows = fc.array(
      fc.array(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^["',;=\r\n \uFEFFa]*$/)),
        { minLength: 1, maxLength: 4 },
      ),
      {
        minLength: 1,
      },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        // A row of one empty cell is an empty line, and those are skipped.
        fc.pre(written.every((row) => row.length > 1 || row[0] !== ''));
        expect(await csvRows(csvLines(written))).toStrictEqual(written);
      }),
      { numRuns: 500 },
    );
  });

  it('never holds a cell that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['=HYPERLINK("http://evil")', `'=HYPERLINK("http://evil")`],
    ['+1', "'+1"],
    ['@x', "'@x"],
    ["'quoted'", "''quoted'"],
    ['plain', 'plain'],
  ])('guards %s', (text, cell) => {
    expect(guarded(text)).toBe(cell);
  });

  it('holds lists whose words may hold the dividers', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(divided(joined(words))).toStrictEqual(words);
      }),
    );
  });

  it('holds colours with their sizes, whatever they are called', () => {
    const size = fc.record({ name: word, sku: fc.constant(''), available: fc.boolean() });
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const colour = fc.record({ name: word, hex, sizes: fc.array(size, { minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(colour, { minLength: 1 }), (colours) => {
        const expected = colours.map(({ name, hex: value, sizes }) => ({
          name,
          hex: value,
          sizes: sizes.map((one) => ({ name: one.name, available: one.available })),
        }));
        expect(coloursIn(coloursText(colours))).toStrictEqual(expected);
      }),
    );
  });

  it('holds a colour with its value, whatever stands around it', () => {
    const hexOf = (cell: string) => coloursIn(cell)?.map(({ name, hex }) => [name, hex]);
    expect(hexOf('Navy   #1F2C47  : S')).toStrictEqual([['Navy', '#1f2c47']]);
    expect(hexOf('Navy #1f2c47 x: S')).toStrictEqual([['Navy #1f2c47 x', undefined]]);
    expect(hexOf('Dark\nNavy #1f2c47: S')).toStrictEqual([['Dark\nNavy', '#1f2c47']]);
    expect(hexOf('Navy#1f2c47: S')).toStrictEqual([['Navy#1f2c47', undefined]]);
  });

  it.each(['', 'Navy', 'Navy:', ': S', 'Navy: S: M', 'Navy: S, , M', 'Navy: S |'])(
    'cannot read the colours %p',
    (cell) => {
      expect(coloursIn(cell)).toBeUndefined();
    },
  );

  it('is read with and without a byte order mark, and with any line ends', async () => {
    const rows = [['name'], ['Ärmel']];
    for (const text of ['name\nÄrmel', '\uFEFFname\r\nÄrmel\r\n', '"name"\nÄrmel\n']) {
      expect(await csvRows(text)).toStrictEqual(rows);
    }
  });

  it('is refused where a quote never ends, and beyond its rows', async () => {
    await expect(csvRows('name\n"open')).rejects.toThrow(ProductFileInvalid);
    await expect(csvRows('x\n'.repeat(5_002))).rejects.toThrow(TooManyRows);
    expect(await csvRows('x\n'.repeat(5_001))).toHaveLength(5_001);
  });
});
