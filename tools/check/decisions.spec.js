import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const rooms = [
  'server/src',
  'shared/src',
  'client/src',
  'client/e2e',
  'client/build',
  'migrations/src',
];
const sources = [...rooms, 'tools', 'bench'];
/** What they decide stands in no code: how we write down, format, let be, and what tests may take. */
const withoutCode = ['0001', '0034', '0093', '0125'];

const decisions = readdirSync(path.join(root, 'docs/decisions'))
  .map((file) => /^\d{4}/.exec(file)?.[0])
  .filter((number) => number !== undefined);

/** `decision 0010`, `decisions 0010 and 0011`, `(0010, 0011)`. */
const citation = /(?:\bdecisions? |\()(0\d{3}(?:(?:, | and )0\d{3})*)\b/gi;

function citedIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(citation)].flatMap(([, numbers]) =>
    numbers.match(/\d{4}/g).map((number) => ({ file, number })),
  );
}

const files = sources.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => /\.(?:[cm]?[jt]s|tsx|css)$/.test(file) && !/node_modules|\bdist\b/.test(file))
    .map((file) => path.join(folder, file)),
);
const cited = [...files, 'oxlint.config.js', 'CONTRIBUTING.md', 'docs/architecture.md'].flatMap(
  citedIn,
);

describe('decisions', () => {
  it('that are named are there', () => {
    expect(cited.filter(({ number }) => !decisions.includes(number))).toStrictEqual([]);
  });

  it('are named in the code that they explain', () => {
    const named = new Set(cited.map(({ number }) => number));
    expect(decisions.filter((number) => !named.has(number))).toStrictEqual(withoutCode);
  });

  it('have a number of their own', () => {
    expect(new Set(decisions).size).toBe(decisions.length);
  });
});
