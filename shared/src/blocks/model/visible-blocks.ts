import { isPseudo } from './template.js';
import { listIn, numberIn, objectIn, textIn, truthIn, type WireBlock } from './wire.js';
import type { Json } from '../../catalogue/contract.js';

/** Whether a named condition passes for a visitor; undefined for a name that nobody knows (BLX-004). */
export type Conditions = (name: string) => boolean | undefined;

/** By (order, position in the list): orders come unsorted, with gaps and repeats. */
export function inOrder(blocks: readonly WireBlock[]): readonly WireBlock[] {
  const orderOf = ({ order }: WireBlock): number => numberIn(order) ?? 0;
  // Sorting is stable, so that equals keep the place they came in.
  return [...blocks].sort((one, other) => orderOf(one) - orderOf(other));
}

/**
 * BLX-001 to BLX-005, BLK-006: the blocks that a visitor is shown, in order, with their own. Hidden is
 * what is unpublished, deleted or a pseudo block, what has a condition that fails or is unknown, and a
 * block whose children are all hidden.
 */
export function visibleBlocks(
  blocks: readonly WireBlock[],
  passes: Conditions,
): readonly WireBlock[] {
  return inOrder(blocks).flatMap((block) => {
    if (isHidden(block) || !conditionsOf(block).every((name) => passes(name) === true)) return [];
    const { items = [] } = block;
    if (items.length === 0) return [block];
    const visible = visibleBlocks(items, passes);
    return visible.length === 0 ? [] : [{ ...block, items: visible }];
  });
}

/** BLX-006: what an editor shows: neither publication nor conditions hide anything, in order. */
export function editableBlocks(blocks: readonly WireBlock[]): readonly WireBlock[] {
  return inOrder(blocks).flatMap((block) => {
    if (isGone(block)) return [];
    const { items = [] } = block;
    return items.length === 0 ? [block] : [{ ...block, items: editableBlocks(items) }];
  });
}

/** BLX-003: names; a condition may also be an object with a `name`, and the list may be JSON text. */
export function conditionsOf(block: WireBlock): readonly string[] {
  const held = propertyOf(block, 'conditions') ?? jsonOf(block['conditions']);
  return (listIn(held) ?? []).map((condition) =>
    typeof condition === 'string' ? condition : nameIn(condition),
  );
}

/** The names of all conditions on a page. */
export function conditionsIn(blocks: readonly WireBlock[]): ReadonlySet<string> {
  const names = blocks.flatMap((block) => [
    ...conditionsOf(block),
    ...conditionsIn(block.items ?? []),
  ]);
  return new Set(names);
}

function isHidden(block: WireBlock): boolean {
  // The property wins over the field where both are there.
  const published = truthIn(propertyOf(block, 'published')) ?? truthIn(block.published) ?? true;
  return !published || isGone(block);
}

function isGone(block: WireBlock): boolean {
  return truthIn(jsonOf(block['deleted'])) === true || isPseudo(block);
}

function propertyOf({ properties = {} }: WireBlock, name: string): Json | undefined {
  return Object.hasOwn(properties, name) ? (properties[name]?.value ?? undefined) : undefined;
}

function nameIn(condition: Json): string {
  return textIn(objectIn(condition)?.['name']) ?? '';
}

/** What stands in a block's other fields is JSON. */
function jsonOf(value: WireBlock[string]): Json | undefined {
  // Lists of blocks and maps of properties are JSON as well; only their ids may be left out.
  return value as Json | undefined;
}
