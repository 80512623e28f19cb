import { columnsOf } from '../../../blocks/model/block-size.js';
import {
  publishedIn,
  valueIn,
  type WireBlock,
  type WireProperties,
} from '../../../blocks/model/wire.js';
import { isSame } from '../../../catalogue/is-same.js';
import { unsaidOfPage, type PageContent } from '../../page.js';
import { PAGE_FIELDS } from '../live-page.js';
import { removedIn } from '../seed-page.js';
import { indexedBlocks, type IndexedBlock, type IndexedBlocks } from './indexed-blocks.js';
import { movedKeys } from './moved-keys.js';

/** One thing that differs between two states of a page, as those who make it would say it. */
export type PageChange =
  /** `names` of the fields and properties of the page itself. */
  | { readonly kind: 'page'; readonly names: readonly string[] }
  /** With all that stands in it. */
  | { readonly kind: 'added' | 'removed'; readonly block: WireBlock }
  | {
      readonly kind: 'changed';
      /** As it is afterwards. */
      readonly block: WireBlock;
      /** Its properties, and `size` and `published`. */
      readonly names: readonly string[];
      readonly isMoved: boolean;
    };

/** What became of a page, in the order in which it stands now; what was removed comes last. */
export function pageChanges(before: PageContent, after: PageContent): readonly PageChange[] {
  const [base, theirs] = [shownBlocks(before), shownBlocks(after)];
  const own = changedPage(before, after);
  return [
    ...(own.length === 0 ? [] : [{ kind: 'page' as const, names: own }]),
    ...changedBlocks(base, theirs),
    ...outermost(base, theirs).map((block) => ({ kind: 'removed' as const, block })),
  ];
}

/** Without what was removed before it came here. */
function shownBlocks({ blocks }: PageContent): IndexedBlocks {
  const shown = (list: readonly WireBlock[]): readonly WireBlock[] =>
    list.flatMap((block) => {
      if (removedIn(block)) return [];
      return [block.items === undefined ? block : { ...block, items: shown(block.items) }];
    });
  return indexedBlocks(shown(blocks));
}

function changedPage(before: PageContent, after: PageContent): readonly string[] {
  // What was never said is answered as what it counts as.
  const [previous, current] = [
    { ...unsaidOfPage, ...before },
    { ...unsaidOfPage, ...after },
  ];
  const fields = PAGE_FIELDS.filter((name) => !isSame(previous[name], current[name]));
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

/** Those that only one of two has, but for what stands in another one of them. */
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
  return [...names].filter((name) => !isSame(valueIn(before, name), valueIn(after, name)));
}
