import * as Y from 'yjs';

/** Texts contain nested lists, but never this many levels. */
const maxLevels = 100;

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];
type Parts = ReadonlyMap<number, readonly Struct[]>;

/**
 * Whether an update is nested too deep, or its nesting cannot be determined. Traversing it would
 * overflow the stack, in Yjs itself first of all.
 */
export function isTooDeep(structs: readonly Struct[]): boolean {
  const parts = byClient(structs);
  if (parts === undefined) return true;
  const levels = new Map<Struct, number>();
  return structs.some((struct) => levelOf(struct, parts, levels) > maxLevels);
}

/**
 * Returns undefined if a client's structs are not contiguous: Yjs would apply only some of them.
 */
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

/** Nesting level of a struct within this update, counted from the existing document. */
function levelOf(struct: Struct, parts: Parts, levels: Map<Struct, number>): number {
  const way: Y.Item[] = [];
  let at: Struct | undefined = struct;
  while (at instanceof Y.Item && !levels.has(at)) {
    // Cyclic references never resolve; the entry stops the loop.
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

/** Only an item without neighbours names its parent itself. */
function isFirst({ origin, rightOrigin }: Y.Item): boolean {
  return origin === null && rightOrigin === null;
}

/** Id of the item's neighbour or parent. */
function idAbove(item: Y.Item): Y.ID | undefined {
  // In a decoded update the parent is the name of a root or an id.
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
