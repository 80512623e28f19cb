import type { ProductImport } from '@selvedge/shared/products/admin/import/contract';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { checked, imports, opened, upload } from './product-files.testing.js';

const text = [
  'name;garment;colours;price;sale_price',
  'Größe Ärmel;t-shirt;Navy: S, M | White: S;24,00;19,50',
].join('\r\n');
const bytesOf = {
  'UTF-8': Buffer.from(text),
  'UTF-8 with BOM': Buffer.from(`\uFEFF${text}`),
  'UTF-16 LE with BOM': Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 BE with BOM': Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'Windows-1252': Buffer.from(text, 'latin1'),
};

describe('a product file from a spreadsheet', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it.each(Object.entries(bytesOf))('CAT-028 is read in %s', async (_, bytes) => {
    const { owner } = await opened(app);
    const { status, body } = await upload(owner, bytes);
    expect([status, body.counts?.create]).toEqual([201, 1]);
    expect(body.rows[0].name).toBe('Größe Ärmel');
  });

  it.each([
    ['a line sep=;', `sep=;\r\n${text}`],
    ['a line sep=,', 'sep=,\nname,garment,colours,price\nA,t-shirt,Navy: S,24\n'],
    ['tabs', text.replaceAll(';', '\t')],
    ['quoted names', text.replace('name;garment', '"Name";"Garment"')],
    ['empty last columns', text.replaceAll('\r\n', ';;;\r\n').concat(';;;')],
    ['empty lines of separators', `${text}\r\n;;;;\r\n;;;;`],
    ['thousands and a currency sign', text.replace('24,00', '€ 1.024,00')],
    ['line ends of an old Mac', text.replaceAll('\r\n', '\r')],
  ])('CAT-028 may have %s', async (_, file) => {
    const { owner } = await opened(app);
    const { counts } = await checked(owner, file);
    expect(counts).toMatchObject({ create: 1, refused: 0 });
  });

  it.each([
    ['an unknown column', 'name;colour\nA;B', 'Line 1, column 2: unknown column colour'],
    ['one after sep=;', 'sep=;\nname;colour\nA;B', 'Line 2, column 2: unknown column colour'],
    [
      'an open quote',
      'name,sku\nA,a\nB,"b\nC,c\n',
      'Line 3, column 2: a quotation mark is not closed',
    ],
    ['a quote in a text', 'name,sku\nA,5" tee\n', 'Line 2, column 2: a quotation mark is out'],
    ['a lost character', 'name,sku\nA,b\uFFFD\n', 'Line 2, column 4: a character cannot be read'],
    ['a workbook', 'PK\u0003\u0004sheet', 'This is a workbook'],
    ['a first line without column names', `name,${'x'.repeat(10_000)}\nA,B`, 'Line 1 is too long'],
    ['one after sep=;', `sep=;\n${'x'.repeat(10_000)}\nA,B`, 'Line 2 is too long'],
  ])('names the line and column of %s', async (_, file, message) => {
    const { owner } = await opened(app);
    const { status, body } = await upload(owner, file);
    expect([status, body.detail ?? body.message]).toEqual([422, expect.stringContaining(message)]);
  });

  it('CAT-028 accepts its refused rows once they are corrected', async () => {
    const { owner } = await opened(app);
    const broken = text.replace('24,00', 'much').replace('Größe', '=Größe');
    const { uuid, counts }: ProductImport = await checked(owner, broken);
    expect(counts).toMatchObject({ create: 0, refused: 1 });
    const report = (await owner.get(`${imports}${uuid}/refused/`)).text;
    expect(report).toContain('row,refused_because,name,garment');
    const again = await checked(owner, report.replace('much', '24.00'));
    expect(again.counts).toMatchObject({ create: 1, refused: 0 });
    expect(again.rows[0]?.name).toBe('=Größe Ärmel');
    const saved = report
      .replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';')
      .replace('much', '"24,00"');
    expect((await checked(owner, saved)).counts).toMatchObject({ create: 1, refused: 0 });
  });
});
