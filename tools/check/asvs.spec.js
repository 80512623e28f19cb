import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { csvRows } from '../test/jest/csv-rows.js';
import { namesTest } from '../test/jest/names-test.js';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const exists = (file) => existsSync(path.join(root, file));
const rows = csvRows(read('docs/security/asvs.csv'));
const statuses = ['met', 'differs', 'not applicable'];

/** Splits `a.spec.ts: title; b.spec.ts: other title`. */
function testsIn({ id, tests }) {
  return tests
    .split(/; (?=\S+\.spec\.tsx?: )/)
    .map((cited) => /^(\S+\.spec\.tsx?): (.+)$/.exec(cited))
    .filter((match) => match !== null)
    .map(([, file, title]) => ({ id, file, title }));
}

/** Splits `docs/security/model.md#heading`, the evidence of a requirement for documentation. */
function sectionIn({ id, tests }) {
  const [, file, heading] = /^(docs\/\S+\.md)#(\S+)$/.exec(tests) ?? [];
  return file === undefined ? [] : [{ id, file, heading }];
}

function headingsOf(file) {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('docs/security/asvs.csv', () => {
  it('has one row per requirement, with a status', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
    expect(rows).toHaveLength(60);
    expect(rows.filter(({ status }) => !statuses.includes(status))).toStrictEqual([]);
  });

  it.each(rows.filter(({ status }) => status !== 'not applicable'))(
    'cites a test or a documented section: $id',
    (row) => {
      expect([...testsIn(row), ...sectionIn(row)]).not.toHaveLength(0);
    },
  );

  it.each(rows.flatMap(testsIn))('names an existing test: $id, $title', ({ file, title }) => {
    expect(exists(file) && namesTest(read(file), title)).toBe(true);
  });

  it.each(rows.flatMap(sectionIn))('names an existing section: $id', ({ file, heading }) => {
    expect(headingsOf(file)).toContain(heading);
  });

  it('names existing files and mutants', () => {
    const files = rows.flatMap(({ id, implementation }) =>
      [...implementation.matchAll(/\b(?:server|shared|client|docs)\/[\w./-]*\w\.\w+/g)].map(
        ([file]) => ({ id, file }),
      ),
    );
    const mutants = rows.flatMap(({ id, mutants: names }) =>
      names
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => ({ id, file: `tools/mutants/patches/${name}.patch` })),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(mutants.length).toBeGreaterThan(10);
    expect([...files, ...mutants].filter(({ file }) => !exists(file))).toStrictEqual([]);
  });
});
