import { columnsOf } from '../../../blocks/model/block-size.js';
import {
  publishedIn,
  valueIn,
  type WireBlock,
  type WireProperties,
} from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import { unsaidOfPage, type PageContent } from '../../page.js';
import { PAGE_FIELDS } from '../live-page.js';
import { removedIn } from '../seed-page.js';
import { indexedBlocks, type IndexedBlock, type IndexedBlocks } from './indexed-blocks.js';
import { movedKeys } from './moved-keys.js';

/** Difference between two states of a page, for display to its editors. */
export type PageChange =
  /** `names` are fields and properties of the page itself. */
  | { readonly kind: 'page'; readonly names: readonly string[] }
  /** The block includes its items. */
  | { readonly kind: 'added' | 'removed'; readonly block: WireBlock }
  | {
      readonly kind: 'changed';
      /** State after the change. */
      readonly block: WireBlock;
      /** Property names, `size` and `published`. */
      readonly names: readonly string[];
      readonly isMoved: boolean;
      /** Items of lists, in a conflict that concerns only these items. */
      readonly items?: readonly ItemConflict[];
    };

/** Local value of an item that others changed too. */
export interface ItemConflict {
  /** Property of the list. */
  readonly name: string;
  readonly item: Json;
}

/** Returns the changes in the order of the page; removals come last. */
export function pageChanges(before: PageContent, after: PageContent): readonly PageChange[] {
  const [base, theirs] = [shownBlocks(before), shownBlocks(after)];
  const own = changedPage(before, after);
  return [
    ...(own.length === 0 ? [] : [{ kind: 'page' as const, names: own }]),
    ...changedBlocks(base, theirs),
    ...outermost(base, theirs).map((block) => ({ kind: 'removed' as const, block })),
  ];
}

/** Excludes blocks that were received as removed. */
function shownBlocks({ blocks }: PageContent): IndexedBlocks {
  const shown = (list: readonly WireBlock[]): readonly WireBlock[] =>
    list.flatMap((block) => {
      if (removedIn(block)) return [];
      return [block.items === undefined ? block : { ...block, items: shown(block.items) }];
    });
  return indexedBlocks(shown(blocks));
}

function changedPage(before: PageContent, after: PageContent): readonly string[] {
  // Missing fields count as their defaults.
  const [previous, current] = [
    { ...unsaidOfPage, ...before },
    { ...unsaidOfPage, ...after },
  ];
  const fields = PAGE_FIELDS.filter((name) => !isJsonEqual(previous[name], current[name]));
  return [...fields, ...changedProperties(before.properties, after.properties)];
}

function changedBlocks(base: IndexedBlocks, theirs: IndexedBlocks): readonly PageChange[] {
  const moved = movedKeys(base, theirs);
  const added = new Set(outermost(theirs, base));
  return [...theirs.byKey.values()].flatMap(({ key, block }): PageChange[] => {
    if (added.has(block)) return [{ kind: 'added', block }];
    const earlier = base.byKey.get(key);
    if (earlier === undefined) return [];
    const names = changedNames(earlier.block, block);
    const isMoved = moved.has(key);
    return names.length === 0 && !isMoved ? [] : [{ kind: 'changed', block, names, isMoved }];
  });
}

/** Blocks that only one version has, without the items of others in the list. */
function outermost(own: IndexedBlocks, other: IndexedBlocks): readonly WireBlock[] {
  const isAlone = ({ key }: IndexedBlock): boolean => !other.byKey.has(key);
  return [...own.byKey.values()].flatMap((one) => {
    const enclosing = one.parent === null ? undefined : own.byKey.get(one.parent);
    return isAlone(one) && (enclosing === undefined || !isAlone(enclosing)) ? [one.block] : [];
  });
}

function changedNames(before: WireBlock, after: WireBlock): readonly string[] {
  return [
    ...(columnsOf(before) === columnsOf(after) ? [] : ['size']),
    ...(publishedIn(before) === publishedIn(after) ? [] : ['published']),
    ...changedProperties(before.properties, after.properties).filter(
      (name) => name !== 'published',
    ),
  ];
}

function changedProperties(before: WireProperties = {}, after: WireProperties = {}) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isJsonEqual(valueIn(before, name), valueIn(after, name)));
}
