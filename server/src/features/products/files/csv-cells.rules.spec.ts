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

describe('product file', () => {
  it('CAT-028 preserves every text through writing and reading (RFC 4180)', async () => {
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
        // A row with a single empty cell is an empty line, which the parser skips.
        fc.pre(written.every((row) => row.length > 1 || row[0] !== ''));
        expect(await csvRows(csvLines(written))).toStrictEqual(written);
      }),
      { numRuns: 500 },
    );
  });

  it('never contains a cell that a spreadsheet would evaluate', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(guarded(text)).not.toMatch(/^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['=HYPERLINK("http://evil")', `'=HYPERLINK("http://evil")`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['-8.66', '-8.66'],
    ['@x', "'@x"],
    ["'quoted'", "''quoted'"],
    ['plain', 'plain'],
  ])('escapes %s', (text, cell) => {
    expect(guarded(text)).toBe(cell);
  });

  it('preserves lists whose values contain separators', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(divided(joined(words))).toStrictEqual(words);
      }),
    );
  });

  it('preserves colours with their sizes, whatever their names', () => {
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

  it('finds the value of a colour among any surrounding text', () => {
    const hexOf = (cell: string) => coloursIn(cell)?.map(({ name, hex }) => [name, hex]);
    expect(hexOf('Navy   #1F2C47  : S')).toStrictEqual([['Navy', '#1f2c47']]);
    expect(hexOf('Navy #1f2c47 x: S')).toStrictEqual([['Navy #1f2c47 x', undefined]]);
    expect(hexOf('Dark\nNavy #1f2c47: S')).toStrictEqual([['Dark\nNavy', '#1f2c47']]);
    expect(hexOf('Navy#1f2c47: S')).toStrictEqual([['Navy#1f2c47', undefined]]);
  });

  it.each(['', 'Navy', 'Navy:', ': S', 'Navy: S: M', 'Navy: S, , M', 'Navy: S |'])(
    'rejects the colours %p',
    (cell) => {
      expect(coloursIn(cell)).toBeUndefined();
    },
  );

  it('may have a byte order mark and any line endings', async () => {
    const rows = [['name'], ['Ärmel']];
    for (const text of ['name\nÄrmel', '\uFEFFname\r\nÄrmel\r\n', '"name"\nÄrmel\n']) {
      expect(await csvRows(text)).toStrictEqual(rows);
    }
  });

  it('is refused with an open quote or too many rows', async () => {
    await expect(csvRows('name\n"open')).rejects.toThrow(ProductFileInvalid);
    await expect(csvRows('x\n'.repeat(5_002))).rejects.toThrow(TooManyRows);
    expect(await csvRows('x\n'.repeat(5_001))).toHaveLength(5_001);
  });
});
