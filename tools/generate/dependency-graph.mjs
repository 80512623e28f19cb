import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `node tools/generate/dependency-graph.mjs`: draws the graph in docs/architecture.md from the imports of the
 * code, between its markers. An arrow is a dependency; what follows from other arrows is left out.
 */

const project = path.resolve(import.meta.dirname, '../..');
const document = 'docs/architecture.md';
const [begin, end] = ['<!-- map: begin -->', '<!-- map: end -->'];

/** Where rooms are; each is a subgraph. */
const subgraphs = [
  { title: 'server', folder: 'server/src/features', prefix: 'server' },
  { title: 'shop', folder: 'client/src/shop', prefix: 'shop' },
  { title: 'office', folder: 'client/src/office', prefix: 'office' },
];

const source = /(?<!\.spec|\.testing|\.gen)\.tsx?$/;
const imported =
  /^(?:import|export) (?!type )[^;]*?from '(\.{1,2}\/[^']+)'|\bimport\(\s*'(\.{1,2}\/[^']+)'/gm;

/** The graph as it follows from the code, in Mermaid. */
export function graphOf(root = project) {
  const lines = subgraphs.flatMap(({ title, folder, prefix }) => {
    const rooms = roomsIn(root, folder).sort();
    const dependencies = dependenciesIn(root, folder, rooms);
    const id = (room) => `${prefix}.${room.replaceAll('/', '.')}`;
    return [
      `  subgraph ${title}`,
      ...rooms.map((room) => `    ${id(room)}[${room}]`),
      ...rooms.flatMap((room) =>
        reduced(dependencies, room).map((other) => `    ${id(room)} --> ${id(other)}`),
      ),
      '  end',
    ];
  });
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}

/** The document with a graph between its markers. */
export function withGraph(text, graph) {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} lacks the markers of the graph.`);
  return `${text.slice(0, from)}${begin}\n\n${graph}\n\n${text.slice(to)}`;
}

/** A room is a folder with an index of its own: a feature, or what others need of one apart from the rest. */
function roomsIn(root, folder, below = '') {
  const entries = readdirSync(path.join(root, folder, below), { withFileTypes: true });
  const own = below !== '' && entries.some(({ name }) => /^index\.tsx?$/.test(name)) ? [below] : [];
  const inner = entries
    .filter((entry) => entry.isDirectory() && (below === '' || !below.includes('/')))
    .flatMap(({ name }) => roomsIn(root, folder, path.posix.join(below, name)));
  // Without any index, all that is in it is one room.
  return below !== '' && own.length + inner.length === 0 && !below.includes('/')
    ? [below]
    : [...own, ...inner];
}

/** The rooms that the code of each imports values of; types vanish when compiled. */
function dependenciesIn(root, folder, rooms) {
  const roomOf = (file) =>
    rooms
      .filter((room) => file === room || file.startsWith(`${room}/`))
      .sort((one, other) => other.length - one.length)[0];
  const dependencies = new Map(rooms.map((room) => [room, new Set()]));
  for (const file of readdirSync(path.join(root, folder), { recursive: true })) {
    if (!source.test(file)) continue;
    const [room, text] = [roomOf(file), readFileSync(path.join(root, folder, file), 'utf8')];
    for (const [, first, lazy] of text.matchAll(imported)) {
      const other = roomOf(path.join(path.dirname(file), first ?? lazy));
      if (room && other && other !== room) dependencies.get(room).add(other);
    }
  }
  return new Map([...dependencies].map(([room, others]) => [room, [...others].sort()]));
}

/** Transitive reduction: only those dependencies of a room that no other of them leads to. */
function reduced(dependencies, room) {
  const direct = dependencies.get(room);
  const leads = (from, to) => from !== to && reachableFrom(dependencies, from, room).has(to);
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

if (process.argv[1] === import.meta.filename) {
  const file = path.join(project, document);
  writeFileSync(file, withGraph(readFileSync(file, 'utf8'), graphOf()));
}
