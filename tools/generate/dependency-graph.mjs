import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `node tools/generate/dependency-graph.mjs` writes docs/dependency-graph.md from the imports of the code. An
 * arrow is a dependency; those that follow from other arrows are omitted.
 */

const project = path.resolve(import.meta.dirname, '../..');
export const graphDocument = path.join(project, 'docs/dependency-graph.md');

const programs = [
  { title: 'Server', folder: 'server/src/features' },
  { title: 'Shop', folder: 'client/src/shop' },
  { title: 'Office', folder: 'client/src/office' },
];

const introduction = `# Dependency graph

An arrow means "imports". \`node tools/generate/dependency-graph.mjs\` writes this file, and a spec checks that it is current. Dependencies that follow from other arrows are omitted, and so are type imports. A name with a dot is a part of a feature that has its own \`index.ts\`. Features import each other through \`index.ts\` only; shop and office never import each other. \`server/src/shop\` is not shown: its folders may import every feature, and no feature imports them.`;

const source = /(?<!\.spec|\.testing|\.gen)\.tsx?$/;
const imported =
  /^(?:import|export) (?!type )[^;]*?from '(\.{1,2}\/[^']+)'|\bimport\(\s*'(\.{1,2}\/[^']+)'/gm;

/** Generates the document. */
export function documentFor(root = project) {
  const sections = programs.map(
    ({ title, folder }) => `## ${title}\n\n\`\`\`mermaid\n${graphOf(root, folder)}\n\`\`\``,
  );
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

/** Mermaid graph: one line for each module with all its dependencies. */
function graphOf(root, folder) {
  const modules = modulesIn(root, folder).sort();
  const dependencies = dependenciesIn(root, folder, modules);
  const id = (module) => module.replaceAll('/', '.');
  const lines = modules.map((module) => {
    const others = reduced(dependencies, module).map(id);
    return others.length === 0 ? `  ${id(module)}` : `  ${id(module)} --> ${others.join(' & ')}`;
  });
  return ['flowchart LR', ...lines].join('\n');
}

/** Folders with an index: a feature or a part of one. A feature without any index is one module. */
function modulesIn(root, folder, below = '') {
  const entries = readdirSync(path.join(root, folder, below), { withFileTypes: true });
  const own = below !== '' && entries.some(({ name }) => /^index\.tsx?$/.test(name)) ? [below] : [];
  const inner = entries
    .filter((entry) => entry.isDirectory() && (below === '' || !below.includes('/')))
    .flatMap(({ name }) => modulesIn(root, folder, path.posix.join(below, name)));
  return below !== '' && own.length + inner.length === 0 && !below.includes('/')
    ? [below]
    : [...own, ...inner];
}

/** Modules from which each module imports values. */
function dependenciesIn(root, folder, modules) {
  const moduleOf = (file) =>
    modules
      .filter((module) => file === module || file.startsWith(`${module}/`))
      .sort((one, other) => other.length - one.length)[0];
  const dependencies = new Map(modules.map((module) => [module, new Set()]));
  for (const file of readdirSync(path.join(root, folder), { recursive: true })) {
    if (!source.test(file)) continue;
    const [module, text] = [moduleOf(file), readFileSync(path.join(root, folder, file), 'utf8')];
    for (const [, first, lazy] of text.matchAll(imported)) {
      const other = moduleOf(path.join(path.dirname(file), first ?? lazy));
      if (module && other && other !== module) dependencies.get(module).add(other);
    }
  }
  return new Map([...dependencies].map(([module, others]) => [module, [...others].sort()]));
}

/** Transitive reduction: dependencies of a module that no other dependency implies. */
function reduced(dependencies, module) {
  const direct = dependencies.get(module);
  const leads = (from, to) => from !== to && reachableFrom(dependencies, from, module).has(to);
  return direct.filter((other) => !direct.some((via) => leads(via, other) && !leads(other, via)));
}

function reachableFrom(dependencies, from, without, reached = new Set([without])) {
  for (const next of dependencies.get(from) ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reachableFrom(dependencies, next, without, reached);
  }
  return reached;
}

if (process.argv[1] === import.meta.filename) writeFileSync(graphDocument, documentFor());
