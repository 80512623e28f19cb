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

/** Whether a named condition passes for the visitor; undefined for an unknown name. */
export type Conditions = (name: string) => boolean | undefined;

/** Matches every variation, for example when a fragment of a page is rendered alone. */
export const anyVariation = Symbol('any variation');

/** Returns the variation to show; undefined if the test does not exist. */
export type VariationOf = (test: string) => string | typeof anyVariation | undefined;

/** Provides a visitor's variations of the split tests, and receives the results. */
export interface SplitChoice {
  readonly variationOf: VariationOf;
  /** Called for each test on the visible page, even if its variation shows nothing. */
  onTest(test: string): void;
  /** Called for a variation outside any test. */
  onStray(variation: string): void;
  /** Properties of the block shown in place of a missing test. */
  missing(test: string): WireProperties;
}

/** Sorts by order, then position. Orders are unsorted, with gaps and duplicates. */
export function inOrder(blocks: readonly WireBlock[]): readonly WireBlock[] {
  const orderOf = ({ order }: WireBlock): number => numberIn(order) ?? 0;
  return [...blocks].sort((one, other) => orderOf(one) - orderOf(other));
}

/**
 * Returns the blocks that a visitor sees, in order. Omits unpublished, deleted and pseudo blocks,
 * blocks with a failing or unknown condition, variations of other visitors, and blocks whose
 * children are all hidden.
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

/** Enclosing test, and whether one of its variations is already shown. */
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

/** Resolves the split test or variation of a block. */
function splitBlock(block: WireBlock, context: VisibilityContext): readonly WireBlock[] {
  const test = textOf(block, 'splitTest');
  const variation = textOf(block, 'variation');
  const own = test === '' ? context : enterTest(test, context);
  if (own === undefined) return [{ ...block, items: [], properties: context.splits.missing(test) }];
  if (variation === '') return withItems(block, own);
  const { within, splits } = own;
  if (within === undefined) splits.onStray(variation);
  else if (within.variation === anyVariation) return withItems(block, own);
  // BLX-013: the first non-empty variation wins.
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

/** Returns the blocks that an editor shows, regardless of publication and conditions. */
export function editableBlocks(blocks: readonly WireBlock[]): readonly WireBlock[] {
  return inOrder(blocks).flatMap((block) => {
    if (isRemoved(block)) return [];
    const { items = [] } = block;
    return items.length === 0 ? [block] : [{ ...block, items: editableBlocks(items) }];
  });
}

/**
 * Names of the block's conditions. An entry may be an object with `name`; the list may be JSON
 * text.
 */
export function conditionsOf(block: WireBlock): readonly string[] {
  const held = valueIn(block.properties, 'conditions') ?? jsonOf(block['conditions']);
  return (listIn(held) ?? []).map((condition) =>
    typeof condition === 'string' ? condition : nameIn(condition),
  );
}

/** Names of all conditions on a page. */
export function conditionsIn(blocks: readonly WireBlock[]): ReadonlySet<string> {
  const names = blocks.flatMap((block) => [
    ...conditionsOf(block),
    ...conditionsIn(block.items ?? []),
  ]);
  return new Set(names);
}

function isHidden(block: WireBlock): boolean {
  // The property takes precedence over the field.
  const published = publishedIn(block);
  return !published || isRemoved(block);
}

function isRemoved(block: WireBlock): boolean {
  return truthIn(jsonOf(block['deleted'])) === true || isPseudo(block);
}

/** Name of the block's test or variation; empty for none. */
function textOf(block: WireBlock, name: 'splitTest' | 'variation'): string {
  return textIn(valueIn(block.properties, name))?.trim() ?? '';
}

function nameIn(condition: Json): string {
  return textIn(objectIn(condition)?.['name']) ?? '';
}

function jsonOf(value: WireBlock[string]): Json | undefined {
  // Block lists and property maps are JSON too, except that their ids are optional.
  return value as Json | undefined;
}
