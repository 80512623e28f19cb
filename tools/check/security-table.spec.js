import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Where specs without a folder are, as docs/security.md says. */
const defaultFolder = 'server/src/features/accounts';

const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number, , , state, , test]) => ({ number, state, test }));

/** What a cell names, as `a.spec.ts`: the words of a test; `b.spec.ts`: others. */
function namedIn(cell) {
  return [...cell.matchAll(/`([^`]+\.spec\.ts)`: (.+?)(?=; (?:`|mutant)|$)/g)].map(
    ([, file, name]) => ({ file, name }),
  );
}

function textOf(file) {
  const fromRoot = /^(?:server|shared|client)\//.test(file) ? file : path.join(defaultFolder, file);
  return readFileSync(path.join(root, fromRoot), 'utf8');
}

describe('the table of what of ASVS is met', () => {
  it.each(rows.filter(({ state }) => state === 'met'))(
    'names a test, or says that a paper shows it: $number',
    ({ test }) => {
      const isPlain = ['a paper', 'the same'].includes(test);
      expect(isPlain || namedIn(test).length > 0).toBe(true);
    },
  );

  it.each(rows.flatMap(({ number, test }) => namedIn(test).map((one) => ({ number, ...one }))))(
    'names a test that is there: $number, $name',
    ({ file, name }) => {
      expect(textOf(file)).toContain(name);
    },
  );
});
