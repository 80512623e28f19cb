import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const contract = /\.contract\.spec\.ts$/;
const light = /(?<!\.http|\.contract|\.slow)\.spec\.(?:tsx?|js)$/;

/**
 * jest loads all imports again for each file, which takes longer than most specs run. Here several
 * specs share one file, and thus one module registry, and one application if they need no special
 * one. Each still opens its own stores. A spec belongs to the first kind that matches. `maxFiles`
 * limits the files of a kind to what keeps all cores busy.
 */
const kinds = [
  { name: 'slow', folders: ['server/src'], pattern: /\.slow\.spec\.ts$/, maxFiles: 6 },
  { name: 'http', folders: ['server/src'], pattern: /\.http\.spec\.ts$/, maxFiles: 6 },
  { name: 'event-log', folders: ['server/src/platform/event-log'], pattern: contract, maxFiles: 2 },
  { name: 'contract', folders: ['server/src'], pattern: contract, maxFiles: 2 },
  { name: 'server', folders: ['server/src', 'migrations/src'], pattern: light, maxFiles: 4 },
  { name: 'client', folders: ['client/src'], pattern: light, maxFiles: 2 },
  { name: 'shared', folders: ['shared/src'], pattern: light, maxFiles: 1 },
  { name: 'tools', folders: ['tools', 'assets/make'], pattern: light, maxFiles: 1 },
];

/**
 * Code that would affect every spec in the same file: hooks outside a `describe`, fake timers,
 * global timeouts.
 */
const ofWholeFile = [/^(?:before|after)(?:All|Each)\(/m, /\bjest\.(?:useFakeTimers|setTimeout)\(/];

/** With fewer, the run would wait for the last file of a kind alone. */
const minCores = 2;

/**
 * Writes the shared files of all specs, or of the wanted ones, to the emptied `folder`: per kind at
 * most one per core, because each file loads all modules again.
 * @returns the absolute paths of the specs that they import
 */
export function writeSpecGroups(
  root,
  folder,
  isWanted = () => true,
  cores = availableParallelism(),
) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const grouped = new Set();
  for (const { name, folders, pattern, maxFiles } of kinds) {
    const found = folders.flatMap((source) => specsIn(path.join(root, source), pattern));
    const specs = found.filter((spec) => !grouped.has(spec) && isWanted(spec));
    for (const spec of specs) grouped.add(spec);
    const files = Math.min(maxFiles, Math.max(cores, minCores));
    groupsOf(specs, files).forEach((group, at) => {
      const imports = group.map((spec) => `import '${importPath(folder, spec)}';\n`);
      writeFileSync(path.join(folder, `${name}-${at + 1}.spec.ts`), imports.join(''));
    });
  }
  return [...grouped];
}

function specsIn(folder, pattern) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file))
    .filter((spec) => !affectsWholeFile(readFileSync(spec, 'utf8')));
}

const affectsWholeFile = (text) => ofWholeFile.some((pattern) => pattern.test(text));

/**
 * Assigns specs from the longest to the shortest, back and forth between the groups, because longer
 * files tend to take longer.
 */
function groupsOf(specs, count) {
  const groups = Array.from({ length: Math.min(count, specs.length) }, () => []);
  const longestFirst = specs
    .map((spec) => ({ spec, size: statSync(spec).size }))
    .sort((one, other) => other.size - one.size || one.spec.localeCompare(other.spec));
  longestFirst.forEach(({ spec }, at) => {
    const [round, place] = [Math.floor(at / groups.length), at % groups.length];
    groups[round % 2 === 0 ? place : groups.length - 1 - place].push(spec);
  });
  return groups;
}

/** Import path in TypeScript: relative, with the name of the built file. */
function importPath(folder, spec) {
  return path.relative(folder, spec).replace(/\.tsx?$/, '.js');
}
