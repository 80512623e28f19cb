import * as Y from 'yjs';

/** A text has lists within lists, but not so many. */
const maxLevels = 100;

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];
type Parts = ReadonlyMap<number, readonly Struct[]>;

/**
 * Whether what an update brings stands within each other without end, or nobody can tell: whoever walks
 * it, Yjs itself first of all, would run out of stack.
 */
export function isTooDeep(structs: readonly Struct[]): boolean {
  const parts = byClient(structs);
  if (parts === undefined) return true;
  const levels = new Map<Struct, number>();
  return structs.some((struct) => levelOf(struct, parts, levels) > maxLevels);
}

/** Undefined where those of one client do not follow each other: Yjs would take some of them only. */
function byClient(structs: readonly Struct[]): Parts | undefined {
  const parts = new Map<number, Struct[]>();
  for (const struct of structs) {
    const { client, clock } = struct.id;
    const list = parts.get(client);
    const last = list?.at(-1);
    if (last !== undefined && last.id.clock + last.length !== clock) return undefined;
    if (list === undefined) parts.set(client, [struct]);
    else list.push(struct);
  }
  return parts;
}

/** How many levels of this update a part of it stands below the document as it is. */
function levelOf(struct: Struct, parts: Parts, levels: Map<Struct, number>): number {
  const way: Y.Item[] = [];
  let at: Struct | undefined = struct;
  while (at instanceof Y.Item && !levels.has(at)) {
    // Those that hang on each other in a ring never fit, and are not walked for ever.
    levels.set(at, 0);
    way.push(at);
    at = partAt(parts, idAbove(at));
  }
  let level = (at && levels.get(at)) ?? 0;
  for (const item of way.reverse()) {
    if (isFirst(item)) level += 1;
    levels.set(item, level);
  }
  return level;
}

/** Only what has no neighbour says itself what it stands in. */
function isFirst({ origin, rightOrigin }: Y.Item): boolean {
  return origin === null && rightOrigin === null;
}

/** What it stands in, or beside. */
function idAbove(item: Y.Item): Y.ID | undefined {
  // As it was read, the parent is the name of a root or an id.
  const parent: unknown = item.parent;
  const inside = parent instanceof Y.ID ? parent : undefined;
  return item.origin ?? item.rightOrigin ?? inside;
}

function partAt(parts: Parts, id: Y.ID | undefined): Struct | undefined {
  const list = id && parts.get(id.client);
  let [low, high] = [0, (list?.length ?? 0) - 1];
  while (id !== undefined && low <= high) {
    const middle = (low + high) >> 1;
    const part = list?.[middle];
    if (part === undefined || part.id.clock > id.clock) high = middle - 1;
    else if (part.id.clock + part.length <= id.clock) low = middle + 1;
    else return part;
  }
  return undefined;
}
