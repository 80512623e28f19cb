import type { Json } from '../../catalogue/contract.js';
import { listIn, objectIn, type WireBlock, type WireProperties } from './wire.js';

/** Of all that an address gives. */
const maxBlocks = 100;
/** How deep they may stand in each other. */
const maxDepth = 4;
/** What an item may say of itself beside its properties and its own items. */
const ownFields = ['type', 'size', 'order', 'published'] as const;

/**
 * BLK-009: the blocks in what an address gave: a list, or one within `items` or `data`. They have no ids,
 * which are those of the page, and no conditions, by which pages are kept; nor do they fetch further.
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

/** As pages have them, or as plain values. */
function propertiesIn(held: Readonly<Record<string, Json>>): WireProperties {
  const entries = Object.entries(held).flatMap(([name, json]) => {
    if (/^(?:async|conditions$)/.test(name)) return [];
    const value = objectIn(json)?.['value'] ?? json;
    return [[name, { value }] as const];
  });
  return Object.fromEntries(entries);
}
