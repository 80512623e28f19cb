import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { graphOf, withGraph } from './dependency-graph.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

describe('the architecture as it is written', () => {
  it('has a graph drawn from the imports as they are', () => {
    // If this fails: node tools/generate/dependency-graph.mjs
    expect(text).toBe(withGraph(text, graphOf()));
  });

  it('has a row of every feature of the server, and of no other', () => {
    const [, table] = /## Features of the server(.*?)\n## /s.exec(text);
    const rows = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, feature]) => feature);
    expect(rows.sort()).toStrictEqual(readdirSync(path.join(root, 'server/src/features')).sort());
  });

  it('follows the page of a product through files that are there', () => {
    const [, way] = /file by file(.*?)## Rooms/s.exec(text);
    const files = [...way.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => `${file}.ts`);
    const bases = ['server/src/features', 'server/src', '.'].map((base) => path.join(root, base));
    expect(files).toHaveLength(11);
    for (const file of files)
      expect([file, bases.some((base) => existsSync(path.join(base, file)))]).toStrictEqual([
        file,
        true,
      ]);
  });
});
