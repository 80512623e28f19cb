import type { Json } from '../../catalogue/contract.js';
import { listIn, objectIn, type WireBlock, type WireProperties } from './wire.js';

/** Total number of blocks, including nested ones. */
const maxBlocks = 100;
/** Maximum nesting depth. */
const maxDepth = 4;
/** Fields of an item that are retained besides its properties and items. */
const ownFields = ['type', 'size', 'order', 'published'] as const;

/**
 * Reads blocks from fetched JSON: a list, or one in `items` or `data`. Ids, conditions and further
 * addresses are removed, because the response is not cached per visitor.
 */
export function fetchedItems(json: Json): readonly WireBlock[] {
  const rest = { count: maxBlocks };
  return blocksIn(listOf(json) ?? [], maxDepth, rest);
}

function listOf(json: Json): readonly Json[] | undefined {
  const held = objectIn(json) ?? {};
  return listIn(json) ?? listIn(held['items']) ?? listIn(held['data']);
}

function blocksIn(
  list: readonly Json[],
  depth: number,
  rest: { count: number },
): readonly WireBlock[] {
  return list.flatMap((item) => {
    const held = objectIn(item);
    if (held === undefined || depth === 0 || rest.count === 0) return [];
    rest.count -= 1;
    const own = ownFields.flatMap((name) => (name in held ? [[name, held[name]] as const] : []));
    const items = blocksIn(listIn(held['items']) ?? [], depth - 1, rest);
    const block: WireBlock = {
      ...Object.fromEntries(own),
      properties: propertiesIn(objectIn(held['properties']) ?? {}),
      items,
    };
    return [block];
  });
}

/** Accepts wire properties or plain values. */
function propertiesIn(held: Readonly<Record<string, Json>>): WireProperties {
  const entries = Object.entries(held).flatMap(([name, json]) => {
    if (/^(?:async|conditions$)/.test(name)) return [];
    const value = objectIn(json)?.['value'] ?? json;
    return [[name, { value }] as const];
  });
  return Object.fromEntries(entries);
}
