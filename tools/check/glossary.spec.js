import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
/**
 * The demonstration editor is a program of others, what a migration is called is stored, and this spec
 * names all of them.
 */
const sources = execFileSync('git', ['ls-files', 'bench', 'client', 'server', 'shared', 'tools'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\n')
  .filter((file) => /\.(?:m?[jt]s|tsx)$/.test(file))
  .filter(
    (file) =>
      !/^client\/src\/external-editor\/|^tools\/(?:lint\/plants\/|check\/glossary\.)/.test(file),
  );

/** Retired words, which no name may contain (decision 0129). */
const plainWords =
  /^(?:asked|behind|deeds?|drawn|elsewhere|heard|hears?|keeper|kept|known|lacked|remembered|said|sought|tells?|told|words)$/;

/** Codes, and names of what is stored or answered. */
const namedForGood = new Set([
  ...['VerificationAsked', 'PasswordResetAsked', 'EmailChangeAsked', 'AccountDeletionAsked'],
  ...['SubscriptionAsked', 'FavouritesKept', 'ProductsKeptMoving', 'CollectionBannerElsewhere'],
  ...['CreatorAvatarElsewhere', 'TrackingCodeKnown', 'ReviewTold', 'TooMuchAsked'],
  ...['MAIL_KEPT_DAYS', 'askedAt', 'askedForProAt', 'drawnBy'],
]);

/** Where else one of these words may be a name, and why. */
const allowedIn = {
  asked: [
    'shared/src/connect/', // published
    'client/src/connect/sdk/',
    'server/src/platform/event-log/projections/row-statements.ts', // when a row is written
    'server/src/platform/health/health.http.spec.ts', // a header of the wire
  ],
  elsewhere: [
    'shared/src/orders/sales/',
    'server/src/features/orders/sales/',
    'client/src/office/orders/sales/',
  ], // answered
  isKnownSound: ['tools/mutants/run.mjs'], // a flag of the command line
  kept: ['shared/src/pages/live/'], // stored in live documents
  known: ['server/src/platform/event-log/append/append-outcomes.ts'], // of a function in the database
  knownUserAttributes: ['server/src/features/models/'], // plain English
  lastKnown: ['server/src/features/orders/'],
  said: ['server/src/platform/metrics/metrics.http.spec.ts'], // a field of reports
  tell: ['client/src/connect/sdk/'], // published
  told: ['server/src/features/pages/collab/live-pages.service.ts'], // sent to a process of another version
  limitWords: ['shared/src/storefront/'], // it counts words
  words: [
    'shared/src/storefront/limit-words.ts',
    'shared/src/themes/theme-version.ts',
    'shared/src/orders/quotes/answers/', // a field of a form
    'server/src/features/orders/quotes/',
    'server/src/random-quotes.testing.ts',
    'server/src/platform/event-log/', // a column of a spec's
    'server/src/features/image-import/image-import.http.spec.ts', // no pictures, but words
    'server/src/features/pages/blocks/fetched-content.http.spec.ts',
    'server/src/features/products/import/csv-cells.rules.spec.ts',
    'client/src/connect/sdk/live-page.spec.ts',
  ],
};

/** Without comments and strings, so that few sources have to be parsed. */
const codeOf = (text) =>
  text.replaceAll(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    '',
  );

/** The names that a source gives. */
function declaredIn(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.parent.name === node && !isReference(node.parent))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Where a name stands that was given elsewhere. */
const isReference = (node) =>
  ts.isPropertyAccessExpression(node) ||
  ts.isImportSpecifier(node) ||
  ts.isExportSpecifier(node) ||
  ts.isJsxAttribute(node);

const partsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/);

const isAllowed = (name, file) =>
  namedForGood.has(name) || (allowedIn[name] ?? []).some((place) => file.startsWith(place));

const isPlain = (name) => partsOf(name).some((part) => plainWords.test(part));

/** The names that a source gives; none where none of its names is plain. */
function namesOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const hasPlain = (codeOf(text).match(/[A-Za-z]\w*/g) ?? []).some(isPlain);
  return hasPlain ? declaredIn(file, text) : [];
}

describe('the names that sources give', () => {
  it('are found where they are given, by their parts', () => {
    const names = declaredIn('a.ts', "import { told } from 'b'; const { a: toldTo } = told.kept;");
    expect(names).toStrictEqual(['toldTo']);
    expect(['toldTo', 'MAIL_KEPT_DAYS', 'Words', 'swords'].map(isPlain)).toStrictEqual([
      ...[true, true, true, false],
    ]);
  });

  it('are terms of the field, but for those that are stored or published (decision 0129)', () => {
    const found = sources.flatMap((file) => {
      const names = namesOf(file).filter((name) => isPlain(name) && !isAllowed(name, file));
      return [...new Set(names)].map((name) => `${file}: ${name}`);
    });
    expect(found).toStrictEqual([]);
  });

  it.each(Object.entries(allowedIn))('%s is still a name where it may be one', (name, places) => {
    const without = places.filter(
      (place) => !sources.some((file) => file.startsWith(place) && namesOf(file).includes(name)),
    );
    expect(without).toStrictEqual([]);
  });
});
