import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the folders of features are. */
const featureFolders = [
  'server/src/features',
  'shared/src',
  'client/src/shop',
  'client/src/office',
];
const source = /(?<!\.(spec|testing|gen))\.tsx?$/;
/** More in one folder are not taken in at a glance. */
const maxSources = 20;
/** Folders that are no feature of the server, by where they are: what a program is put together with, and rules of several. */
const others = {
  'shared/src': [
    ...['blocks', 'collab', 'colours', 'dates', 'delivery', 'forms', 'http', 'links', 'live'],
    ...['permissions', 'rich-text', 'browser-errors'],
  ],
  'client/src/shop': ['app', 'frame', 'measurement'],
  'client/src/office': ['app', 'shell', 'form-rules'],
};

/** How many sources stand in each folder itself, by folder. */
function sourcesBelow(folder) {
  const counts = new Map();
  for (const file of readdirSync(path.join(root, folder), { recursive: true })) {
    const { dir, base } = path.parse(path.join(folder, file));
    if (source.test(base)) counts.set(dir, (counts.get(dir) ?? 0) + 1);
  }
  return [...counts];
}

it.each(featureFolders)('no folder of a feature holds over 20 sources: %s', (folder) => {
  const counts = sourcesBelow(folder);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter(([, count]) => count > maxSources)).toStrictEqual([]);
});

it.each(Object.keys(others))('a feature has one name in every room: %s', (folder) => {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const names = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
  const features = new Set(readdirSync(path.join(root, 'server/src/features')));
  // An exception that became a feature, or is gone, is none any more.
  expect(names.filter((name) => !features.has(name)).toSorted()).toStrictEqual(
    others[folder].toSorted(),
  );
});
