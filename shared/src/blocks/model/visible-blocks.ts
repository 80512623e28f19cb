import { isPseudo } from './template.js';
import {
  listIn,
  numberIn,
  objectIn,
  publishedIn,
  textIn,
  truthIn,
  valueIn,
  type WireBlock,
  type WireProperties,
} from './wire.js';
import type { Json } from '../../catalogue/contract.js';

/** Whether a named condition passes for a visitor; undefined for a name that nobody knows (BLX-004). */
export type Conditions = (name: string) => boolean | undefined;

/** In place of the name of a variation: whichever of them somebody is shown, as for a part of a page alone. */
export const anyVariation = Symbol('any variation');

/** The name of the variation of a test that is shown; undefined for a test that is not there (BLX-017). */
export type VariationOf = (test: string) => string | typeof anyVariation | undefined;

/** What of split tests a visitor is shown. */
export interface SplitChoice {
  readonly variationOf: VariationOf;
  /** Told of each test that the visitor comes upon, also where their variation shows nothing. */
  onTest(test: string): void;
  /** Told of a variation that is in no test (BLX-015). */
  onStray(variation: string): void;
  /** Of the block that is shown in place of a test that is not there. */
  missing(test: string): WireProperties;
}

/** By (order, position in the list): orders come unsorted, with gaps and repeats. */
export function inOrder(blocks: readonly WireBlock[]): readonly WireBlock[] {
  const orderOf = ({ order }: WireBlock): number => numberIn(order) ?? 0;
  // Sorting is stable, so that equals keep the place they came in.
  return [...blocks].sort((one, other) => orderOf(one) - orderOf(other));
}

/**
 * BLX-001 to BLX-005, BLK-006: the blocks that a visitor is shown, in order, with their own. Hidden is
 * what is unpublished, deleted or a pseudo block, what has a condition that fails or is unknown, a variation
 * that the visitor was not drawn for, and a block whose children are all hidden.
 */
export function visibleBlocks(
  blocks: readonly WireBlock[],
  passes: Conditions,
  splits: SplitChoice = noTests,
): readonly WireBlock[] {
  return shownIn(blocks, { passes, splits });
}

const noTests: SplitChoice = {
  variationOf: () => undefined,
  onTest: () => undefined,
  onStray: () => undefined,
  missing: () => ({}),
};

/** The test that blocks stand in, and whether a variation of it is shown already. */
interface Within {
  readonly variation: string | typeof anyVariation;
  isTaken: boolean;
}

interface VisibilityContext {
  readonly passes: Conditions;
  readonly splits: SplitChoice;
  readonly within?: Within;
}

function shownIn(blocks: readonly WireBlock[], context: VisibilityContext): readonly WireBlock[] {
  return inOrder(blocks).flatMap((block) => {
    const passes = conditionsOf(block).every((name) => context.passes(name) === true);
    return isHidden(block) || !passes ? [] : splitBlock(block, context);
  });
}

/** BLX-011 to BLX-017: a block with what of a split test it shows. */
function splitBlock(block: WireBlock, context: VisibilityContext): readonly WireBlock[] {
  const test = textOf(block, 'splitTest');
  const variation = textOf(block, 'variation');
  const own = test === '' ? context : enterTest(test, context);
  if (own === undefined) return [{ ...block, items: [], properties: context.splits.missing(test) }];
  if (variation === '') return withItems(block, own);
  const { within, splits } = own;
  if (within === undefined) splits.onStray(variation);
  else if (within.variation === anyVariation) return withItems(block, own);
  // BLX-013: the first that shows something wins.
  if (within === undefined || within.isTaken || within.variation !== variation) return [];
  const shown = withItems(block, own);
  within.isTaken = shown.length > 0;
  return shown;
}

function enterTest(test: string, context: VisibilityContext): VisibilityContext | undefined {
  const variation = context.splits.variationOf(test);
  if (variation === undefined) return undefined;
  context.splits.onTest(test);
  return { ...context, within: { variation, isTaken: false } };
}

function withItems(block: WireBlock, context: VisibilityContext): readonly WireBlock[] {
  const { items = [] } = block;
  if (items.length === 0) return [block];
  const visible = shownIn(items, context);
  return visible.length === 0 ? [] : [{ ...block, items: visible }];
}

/** BLX-006: what an editor shows: neither publication nor conditions hide anything, in order. */
export function editableBlocks(blocks: readonly WireBlock[]): readonly WireBlock[] {
  return inOrder(blocks).flatMap((block) => {
    if (isRemoved(block)) return [];
    const { items = [] } = block;
    return items.length === 0 ? [block] : [{ ...block, items: editableBlocks(items) }];
  });
}

/** BLX-003: names; a condition may also be an object with a `name`, and the list may be JSON text. */
export function conditionsOf(block: WireBlock): readonly string[] {
  const held = valueIn(block.properties, 'conditions') ?? jsonOf(block['conditions']);
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
  const published = publishedIn(block);
  return !published || isRemoved(block);
}

function isRemoved(block: WireBlock): boolean {
  return truthIn(jsonOf(block['deleted'])) === true || isPseudo(block);
}

/** The name that a block has for a test or for a variation; empty for none. */
function textOf(block: WireBlock, name: 'splitTest' | 'variation'): string {
  return textIn(valueIn(block.properties, name))?.trim() ?? '';
}

function nameIn(condition: Json): string {
  return textIn(objectIn(condition)?.['name']) ?? '';
}

/** What stands in a block's other fields is JSON. */
function jsonOf(value: WireBlock[string]): Json | undefined {
  // Lists of blocks and maps of properties are JSON as well; only their ids may be left out.
  return value as Json | undefined;
}
