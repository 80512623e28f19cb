import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `node tools/generate/house-map.mjs`: draws the map in docs/architecture.md from the imports of the code,
 * between its markers. An arrow says "knows"; what follows from other arrows is left out.
 */

const project = path.resolve(import.meta.dirname, '../..');
const document = 'docs/architecture.md';
const [begin, end] = ['<!-- map: begin -->', '<!-- map: end -->'];

/** Where rooms lie: each folder below is one; `name` is how the map calls it. */
const houses = [
  { title: 'server', folder: 'server/src/features', prefix: 'server' },
  { title: 'shop', folder: 'client/src/shop', prefix: 'shop' },
  { title: 'office', folder: 'client/src/office', prefix: 'office' },
];

const source = /(?<!\.spec|\.testing|\.gen)\.tsx?$/;
const imported =
  /^(?:import|export) (?!type )[^;]*?from '(\.{1,2}\/[^']+)'|\bimport\(\s*'(\.{1,2}\/[^']+)'/gm;

/** Every room of the map, by the house it is in. */
function roomsOf(root = project) {
  return houses.map((house) => ({ ...house, rooms: doorsIn(root, house.folder).sort() }));
}

/** The map as it follows from the code. */
export function mapOf(root = project) {
  const lines = roomsOf(root).flatMap(({ title, folder, prefix, rooms }) => {
    const knows = knowledgeIn(root, folder, rooms);
    const id = (room) => `${prefix}.${room.replaceAll('/', '.')}`;
    return [
      `  subgraph ${title}`,
      ...rooms.map((room) => `    ${id(room)}[${room}]`),
      ...rooms.flatMap((room) =>
        withoutDetours(knows, room).map((other) => `    ${id(room)} --> ${id(other)}`),
      ),
      '  end',
    ];
  });
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}

/** The document with the map of today between its markers. */
export function withMap(text, map) {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no place for the map.`);
  return `${text.slice(0, from)}${begin}\n\n${map}\n\n${text.slice(to)}`;
}

/** A room is a folder with a door of its own: a feature, or what others need of one apart from the rest. */
function doorsIn(root, folder, below = '') {
  const entries = readdirSync(path.join(root, folder, below), { withFileTypes: true });
  const own = below !== '' && entries.some(({ name }) => /^index\.tsx?$/.test(name)) ? [below] : [];
  const inner = entries
    .filter((entry) => entry.isDirectory() && (below === '' || !below.includes('/')))
    .flatMap(({ name }) => doorsIn(root, folder, path.posix.join(below, name)));
  // Without any door, all that is in it is one room.
  return below !== '' && own.length + inner.length === 0 && !below.includes('/')
    ? [below]
    : [...own, ...inner];
}

/** The rooms that the code of each takes values of; types vanish when compiled. */
function knowledgeIn(root, folder, rooms) {
  const roomOf = (file) =>
    rooms
      .filter((room) => file === room || file.startsWith(`${room}/`))
      .sort((one, other) => other.length - one.length)[0];
  const knows = new Map(rooms.map((room) => [room, new Set()]));
  for (const file of readdirSync(path.join(root, folder), { recursive: true })) {
    if (!source.test(file)) continue;
    const [room, text] = [roomOf(file), readFileSync(path.join(root, folder, file), 'utf8')];
    for (const [, first, lazy] of text.matchAll(imported)) {
      const other = roomOf(path.join(path.dirname(file), first ?? lazy));
      if (room && other && other !== room) knows.get(room).add(other);
    }
  }
  return new Map([...knows].map(([room, others]) => [room, [...others].sort()]));
}

/** Only those that no other of them leads to: the map would be a web otherwise. */
function withoutDetours(knows, room) {
  const direct = knows.get(room);
  const leads = (from, to) => from !== to && reachedFrom(knows, from, room).has(to);
  return direct.filter((other) => !direct.some((via) => leads(via, other) && !leads(other, via)));
}

function reachedFrom(knows, from, without, reached = new Set([without])) {
  for (const next of knows.get(from) ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reachedFrom(knows, next, without, reached);
  }
  return reached;
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(project, document);
  writeFileSync(file, withMap(readFileSync(file, 'utf8'), mapOf()));
}
