import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Parents of feature folders. */
const featureFolders = [
  'server/src/features',
  'server/src/shop',
  'shared/src',
  'client/src/shop',
  'client/src/office',
];
const source = /(?<!\.(spec|testing|gen))\.tsx?$/;
/** Limit at which a folder is still easy to navigate. */
const maxSources = 20;
/**
 * Folders that are not features of the server, by parent: composition of a program, and rules
 * shared by features.
 */
const others = {
  'shared/src': [
    ...['blocks', 'browser-errors', 'collab', 'colours', 'countries', 'dates', 'delivery', 'forms'],
    ...['http', 'links', 'live', 'permissions', 'policies', 'pricing', 'rich-text', 'screens'],
    ...['session', 'tax', 'texts'],
  ],
  'client/src/shop': ['app', 'frame', 'measurement'],
  'client/src/office': ['app', 'frame', 'shell', 'form-rules'],
};

function foldersIn(folder) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.filter((one) => one.isDirectory()).map(({ name }) => name);
}

/** Number of sources directly in each folder. */
function sourcesBelow(folder) {
  const counts = new Map();
  for (const file of readdirSync(path.join(root, folder), { recursive: true })) {
    const { dir, base } = path.parse(path.join(folder, file));
    if (source.test(base)) counts.set(dir, (counts.get(dir) ?? 0) + 1);
  }
  return [...counts];
}

it.each(featureFolders)('no feature folder has more than 20 sources: %s', (folder) => {
  const counts = sourcesBelow(folder);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter(([, count]) => count > maxSources)).toStrictEqual([]);
});

it.each(Object.keys(others))('a feature has the same name in every package: %s', (folder) => {
  const names = foldersIn(folder);
  const features = new Set(['server/src/features', 'server/src/shop'].flatMap(foldersIn));
  // An exception that became a feature, or was deleted, must be removed from the list.
  expect(names.filter((name) => !features.has(name)).toSorted()).toStrictEqual(
    others[folder].toSorted(),
  );
});
