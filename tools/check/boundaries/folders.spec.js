import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where features have their rooms. */
const houses = ['server/src/features', 'shared/src', 'client/src/shop', 'client/src/office'];
const source = /(?<!\.(spec|testing|gen))\.tsx?$/;
/** More in one folder are not taken in at a glance. */
const limit = 20;

/** How many sources stand in each folder itself, by folder. */
function sourcesBelow(folder) {
  const counts = new Map();
  for (const file of readdirSync(path.join(root, folder), { recursive: true })) {
    const { dir, base } = path.parse(path.join(folder, file));
    if (source.test(base)) counts.set(dir, (counts.get(dir) ?? 0) + 1);
  }
  return [...counts];
}

it.each(houses)('no folder of a feature holds over 20 sources: %s', (house) => {
  const counts = sourcesBelow(house);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter(([, count]) => count > limit)).toEqual([]);
});
