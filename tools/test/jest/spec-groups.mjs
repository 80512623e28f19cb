import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const contract = /\.contract\.spec\.ts$/;
const light = /(?<!\.http|\.contract)\.spec\.(?:tsx?|js)$/;

/**
 * jest gives each file a module registry of its own, in which everything that is imported is loaded anew:
 * that takes longer than most specifications run. Here several share one file, and so one loading, and one
 * application where they ask for nothing of their own. Each still opens stores of its own. A
 * specification is of the first kind that matches it. `maxFiles` of a kind keep as many cores busy.
 */
const kinds = [
  { name: 'http', folders: ['server/src'], pattern: /\.http\.spec\.ts$/, maxFiles: 6 },
  { name: 'event-log', folders: ['server/src/platform/event-log'], pattern: contract, maxFiles: 2 },
  { name: 'contract', folders: ['server/src'], pattern: contract, maxFiles: 2 },
  { name: 'server', folders: ['server/src', 'migrations/src'], pattern: light, maxFiles: 4 },
  { name: 'client', folders: ['client/src'], pattern: light, maxFiles: 2 },
  { name: 'shared', folders: ['shared/src'], pattern: light, maxFiles: 1 },
  { name: 'tools', folders: ['tools', 'assets/make'], pattern: light, maxFiles: 1 },
];

/**
 * What would hold for every specification in the same file: a hook outside a `describe`, fake timers, a
 * timeout for all.
 */
const ofWholeFile = [/^(?:before|after)(?:All|Each)\(/m, /\bjest\.(?:useFakeTimers|setTimeout)\(/];

/** With fewer the last file of a kind would be waited for alone. */
const minCores = 2;

/**
 * Writes the shared files to `folder`, emptied before, of all specifications or of those that are wanted: of
 * each kind no more than there are cores, since each further file loads everything once more.
 * @returns the absolute paths of the specifications that they import
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

/** Longer files take longer, mostly: they are dealt out from the longest on, back and forth. */
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

/** As a module is named in TypeScript: relative, and by its built name. */
function importPath(folder, spec) {
  return path.relative(folder, spec).replace(/\.tsx?$/, '.js');
}
