import * as fc from 'fast-check';
import type { DataSource } from 'typeorm';

import { testDataSource } from '../../testing/database.js';
import { UnstorableText } from './event-log.errors.js';
import { asStored } from './stored-json.js';

describe('a value in its stored form', () => {
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await testDataSource([]);
  });

  afterAll(async () => {
    await dataSource.destroy();
  });

  async function throughPostgres(value: unknown): Promise<unknown> {
    const [{ back } = { back: undefined }] = await dataSource.query<{ back: unknown }[]>(
      `SELECT $1::jsonb AS back`,
      [JSON.stringify(value)],
    );
    return back;
  }

  it('equals what PostgreSQL returns, including key order', async () => {
    const text = fc.string({ unit: 'binary' }).filter((sample) => !sample.includes('\0'));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constant(null),
        fc.boolean(),
        fc.double({ noDefaultInfinity: true, noNaN: true }),
        text,
        fc.array(tie('value')),
        fc.dictionary(text, tie('value')),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(value, async (given) => {
        const stored = asStored(given);
        expect(JSON.stringify(stored)).toBe(JSON.stringify(await throughPostgres(stored)));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['keys by length, then by bytes', { b: 1, aa: 2, a: 3, é: 4 }, '{"a":3,"b":1,"aa":2,"é":4}'],
    ['keys outside the BMP after those in it', { '😀': 1, '￿a': 2 }, '{"￿a":2,"😀":1}'],
    ['no undefined', { a: undefined, b: [undefined] }, '{"b":[null]}'],
    ['no infinity', [Infinity, NaN], '[null,null]'],
    ['dates as text', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])('has %s', async (_, given, expected) => {
    expect(JSON.stringify(asStored(given))).toBe(expected);
    expect(JSON.stringify(await throughPostgres(given))).toBe(expected);
  });

  it('has no negative zero', () => {
    expect(asStored([-0])).toEqual([0]);
  });

  it('keeps a key named `__proto__`', () => {
    const given: unknown = JSON.parse('{"__proto__":{"a":1}}');

    expect(JSON.stringify(asStored(given))).toBe('{"__proto__":{"a":1}}');
  });

  it.each([
    ['U+0000', { name: 'a\0' }],
    ['half a surrogate pair', { name: ['\uD800'] }],
    ['U+0000 in a key', { name: { '\0': 1 } }],
  ])('refuses %s and names the field', (_, given) => {
    expect(() => asStored(given)).toThrow(new UnstorableText('name'));
  });
});
