import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { mapOf, withMap } from './house-map.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

describe('the map of the house', () => {
  it('is drawn from the imports as they are', () => {
    // If this fails: node tools/generate/house-map.mjs
    expect(text).toBe(withMap(text, mapOf()));
  });

  it('has a row of every feature of the server, and of no other', () => {
    const [, table] = /## Features of the server(.*?)\n## /s.exec(text);
    const rows = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, feature]) => feature);
    expect(rows.sort()).toStrictEqual(readdirSync(path.join(root, 'server/src/features')).sort());
  });

  it('follows the page of a product through files that are there', () => {
    const [, way] = /file by file(.*?)## Rooms/s.exec(text);
    const files = [...way.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => `${file}.ts`);
    const homes = ['server/src/features', 'server/src', '.'].map((home) => path.join(root, home));
    expect(files).toHaveLength(11);
    for (const file of files)
      expect([file, homes.some((home) => existsSync(path.join(home, file)))]).toStrictEqual([
        file,
        true,
      ]);
  });
});
