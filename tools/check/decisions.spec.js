import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const sourceFolders = [
  'server/src',
  'shared/src',
  'client/src',
  'client/e2e',
  'client/build',
  'migrations/src',
  'tools',
  'bench',
];
/** Decisions about the code as a whole, which no single place cites. */
const withoutCode = ['0093'];

const decisions = readdirSync(path.join(root, 'docs/decisions'))
  .map((file) => /^\d{4}/.exec(file)?.[0])
  .filter((number) => number !== undefined);

/** `decision 0010`, `decisions 0010 and 0013`, `(0010, 0013)`, `[0010](decisions/…)`. */
const citation = /(?:\bdecisions?[\s*]+|[[(])(0\d{3}(?:(?:, | and )0\d{3})*)\b/gi;

function citationsIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(citation)].flatMap(([, numbers]) =>
    numbers.match(/\d{4}/g).map((number) => ({ file, number })),
  );
}

const filesIn = (folder, pattern) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => pattern.test(file) && !/node_modules|\bdist\b/.test(file))
    .map((file) => path.join(folder, file));

const inSources = [
  ...sourceFolders.flatMap((folder) => filesIn(folder, /\.(?:[cm]?[jt]s|tsx|css)$/)),
  'oxlint.config.js',
].flatMap(citationsIn);
const inDocuments = [
  ...filesIn('docs', /^(?!decisions\/).*\.md$/),
  ...['README.md', 'CONTRIBUTING.md'],
].flatMap(citationsIn);

describe('decision records', () => {
  it('exist for every citation in sources and documents', () => {
    const unknown = [...inSources, ...inDocuments].filter(
      ({ number }) => !decisions.includes(number),
    );
    expect(unknown).toStrictEqual([]);
  });

  it('are cited by the code that they explain', () => {
    const cited = new Set(inSources.map(({ number }) => number));
    expect(decisions.filter((number) => !cited.has(number))).toStrictEqual(withoutCode);
  });

  it('have unique numbers', () => {
    expect(new Set(decisions).size).toBe(decisions.length);
  });
});
