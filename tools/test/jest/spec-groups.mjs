import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const contract = /\.contract\.spec\.ts$/;
const light = /(?<!\.http|\.contract)\.spec\.(?:tsx?|js)$/;

/**
 * jest gives each file a world of its own, in which everything that is imported is loaded anew: that
 * takes longer than most specifications run. Here several share one file, and so one loading, and one
 * application where they ask for nothing of their own. Each still opens stores of its own. A
 * specification is of the first kind that it could be of. `most` files of a kind keep as many cores busy.
 */
const kinds = [
  { name: 'http', below: ['server/src'], role: /\.http\.spec\.ts$/, most: 6 },
  { name: 'event-log', below: ['server/src/platform/event-log'], role: contract, most: 2 },
  { name: 'contract', below: ['server/src'], role: contract, most: 2 },
  { name: 'server', below: ['server/src', 'migrations/src'], role: light, most: 4 },
  { name: 'client', below: ['client/src'], role: light, most: 2 },
  { name: 'shared', below: ['shared/src'], role: light, most: 1 },
  { name: 'tools', below: ['tools', 'assets/make'], role: light, most: 1 },
];

/**
 * What would hold for every specification in the same file: a hook outside a `describe`, a clock that
 * is turned, a limit of time for all.
 */
const ofWholeFile = [/^(?:before|after)(?:All|Each)\(/m, /\bjest\.(?:useFakeTimers|setTimeout)\(/];

/** Below it the last file of a kind would be waited for alone. */
const fewestCores = 2;

/**
 * Writes the shared files to `folder`, emptied before, of all specifications or of those that are wanted: as
 * many as there are cores, since what is loaded for one more is loaded for nobody's sake.
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
  for (const { name, below, role, most } of kinds) {
    const found = below.flatMap((room) => specsIn(path.join(root, room), role));
    const specs = found.filter((spec) => !grouped.has(spec) && isWanted(spec));
    for (const spec of specs) grouped.add(spec);
    const files = Math.min(most, Math.max(cores, fewestCores));
    groupsOf(specs, files).forEach((group, at) => {
      const imports = group.map((spec) => `import '${importPath(folder, spec)}';\n`);
      writeFileSync(path.join(folder, `${name}-${at + 1}.spec.ts`), imports.join(''));
    });
  }
  return [...grouped];
}

function specsIn(folder, role) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => role.test(file))
    .map((file) => path.join(folder, file))
    .filter((spec) => !isForWholeFile(readFileSync(spec, 'utf8')));
}

const isForWholeFile = (text) => ofWholeFile.some((pattern) => pattern.test(text));

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
