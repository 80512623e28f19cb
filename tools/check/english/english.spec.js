import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf, subjectProblem } from './retired-words.js';
import { linesOf, textsOf } from './texts-of.js';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** Deliberate violations of lint rules, and the rules and examples of this check. */
const examples = /^tools\/(?:lint\/plants|check\/english)\//;
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
  .split('\n')
  .filter((file) => /\.(?:md|c?js|mjs|tsx?)$/.test(file) && !examples.test(file))
  .filter((file) => existsSync(path.join(root, file)));
/** Wordings of the specification are exempt. */
const specified = read('tools/requirements/catalogue.tsv');

describe('plain English', () => {
  it.each([
    ['// Nobody waits.', ['“Nobody”: name the person: visitor, owner, caller']],
    ['/** What a page shows. */', ['start with the subject']],
    ['/** Of those that\n * are shown. */', ['start with the subject']],
    ['f(<p>{/* Made anew. */}What do you need?</p>);', ['“anew”: archaic']],
    ["it('tells nobody', () => f('nobody is here'));", [expect.stringContaining('nobody')]],
    ['try {} catch { /* Upon failure. */ }', ['“Upon”: archaic']],
    ['/** Returns the blocks of a page. */', []],
  ])('finds in %j: %j', (source, expected) => {
    const file = source.startsWith('it(') ? 'a.spec.ts' : 'a.tsx';
    expect(textsOf(file, source).flatMap(problemsOf)).toStrictEqual(expected);
  });

  it('skips the code blocks of a document', () => {
    const document = '# Of those that stay\n\n```\nso that nobody knows\n```\n';
    expect(linesOf(document)).toStrictEqual([
      { line: 1, text: 'Of those that stay', isComment: true },
    ]);
  });

  it('is used in every comment, document, test name and interface text (decision 0129)', () => {
    const found = files.flatMap((file) => {
      const texts = file.endsWith('.md') ? linesOf(read(file)) : textsOf(file, read(file));
      return texts
        .filter(({ text }) => !specified.includes(text.trim()))
        .flatMap((found) =>
          problemsOf(found).map((problem) => `${file}:${found.line} ${problem}\n  ${found.text}`),
        );
    });
    expect(found).toStrictEqual([]);
  });
});

describe('commit subject', () => {
  it.each([
    ['pages: reject a revision of a deleted page', undefined],
    ['Reject a revision', 'not “area: imperative sentence”'],
    ['pages: rejected a revision', 'not in the imperative'],
    ['pages: reject a revision.', 'ends with a full stop'],
    ['pages: let nobody in', expect.stringContaining('name the person')],
    [`pages: ${'a'.repeat(66)}`, 'longer than 72 characters'],
  ])('%j: %s', (subject, problem) => {
    expect(subjectProblem(subject)).toStrictEqual(problem);
  });
});
