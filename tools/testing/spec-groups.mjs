import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * jest gives each file a world of its own, in which the whole application is loaded anew: that takes
 * longer than most specifications of it run. Here several share one file, and so one loading. Each
 * still starts an application and opens stores of its own.
 */
const heavy = [
  { name: 'http', below: 'server/src', role: '.http.spec.ts', files: 6 },
  {
    name: 'event-log',
    below: 'server/src/platform/event-log',
    role: '.contract.spec.ts',
    files: 2,
  },
];

/** A hook outside a `describe` would be that of every specification in the same file. */
const sharedHook = /^(?:before|after)(?:All|Each)\(/m;

/**
 * Writes the shared files to `folder`, emptied before.
 * @returns the absolute paths of the specifications that they import
 */
export function writeSpecGroups(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return heavy.flatMap(({ name, below, role, files }) => {
    const specs = specsIn(path.join(root, below), role);
    groupsOf(specs, files).forEach((group, at) => {
      const imports = group.map((spec) => `import '${importPath(folder, spec)}';\n`);
      writeFileSync(path.join(folder, `${name}-${at + 1}.spec.ts`), imports.join(''));
    });
    return specs;
  });
}

function specsIn(folder, role) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(role))
    .map((file) => path.join(folder, file))
    .filter((spec) => !sharedHook.test(readFileSync(spec, 'utf8')));
}

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
  return path.relative(folder, spec).replace(/\.ts$/, '.js');
}
