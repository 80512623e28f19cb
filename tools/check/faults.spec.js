import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { csvRows } from '../test/jest/csv-rows.js';
import { namesTest } from '../test/jest/names-test.js';

const root = path.resolve(import.meta.dirname, '../..');
const rows = csvRows(readFileSync(path.join(root, 'docs/faults.csv'), 'utf8'));

function hasTest({ spec, test }) {
  const file = path.join(root, spec);
  return existsSync(file) && namesTest(readFileSync(file, 'utf8'), test);
}

describe('docs/faults.csv', () => {
  it('names an existing test for each fault', () => {
    expect(rows.length).toBeGreaterThan(130);
    expect(rows.filter((row) => !hasTest(row))).toStrictEqual([]);
  });

  it('states an expected behaviour for each fault', () => {
    expect(rows.filter(({ fault, expected }) => !fault || !expected)).toStrictEqual([]);
  });

  it('cites each test once', () => {
    const cited = rows.map(({ spec, test }) => `${spec}: ${test}`);
    expect(cited.filter((test, index) => cited.indexOf(test) !== index)).toStrictEqual([]);
  });
});
