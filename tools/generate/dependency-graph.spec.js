import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { documentFor, graphDocument } from './dependency-graph.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const architecture = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** Code spans of a section that match a pattern. */
function namesIn(title, pattern) {
  const [, section] = architecture.split(`\n## ${title}\n`);
  const [text] = section.split('\n## ');
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => pattern.test(name));
}

describe('documented architecture', () => {
  it('has a dependency graph that matches the imports', () => {
    // If this fails: node tools/generate/dependency-graph.mjs
    expect(readFileSync(graphDocument, 'utf8')).toBe(documentFor());
  });

  it('lists every server feature once', () => {
    const folders = ['server/src/features', 'server/src/shop'];
    const features = new Set(folders.flatMap((folder) => readdirSync(path.join(root, folder))));
    const listed = namesIn('Server features', /^[a-z-]+$/);
    expect(listed.sort()).toStrictEqual([...features].sort());
  });

  it('follows a page request through eleven existing files', () => {
    const files = namesIn('A page request from end to end', /\//).map((file) => `${file}.ts`);
    const bases = ['server/src/features', 'server/src', '.'].map((base) => path.join(root, base));
    const isMissing = (file) => !bases.some((base) => existsSync(path.join(base, file)));
    expect(files).toHaveLength(11);
    expect(files.filter(isMissing)).toStrictEqual([]);
  });
});
