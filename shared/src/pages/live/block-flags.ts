import type * as Y from 'yjs';

import type { WireBlock } from '../../blocks/model/wire.js';
import { blockRegistry } from '../../blocks/registry.js';
import type { PageContent } from '../page.js';
import { typeNameOf } from './wire/block-wire.js';
import { pageChanges } from './merge/page-changes.js';
import { contentWithin, pageContentOf, type ContentNode } from './page-content.js';
import { treeOf } from './resolve-tree.js';

/** BLK-003: what became of a block since a page was as shoppers see it. */
export interface BlockFlags {
  /** It was not there yet. */
  readonly isNew: boolean;
  /** Something on it says otherwise. */
  readonly updated: boolean;
  /** BLK-004: it stands elsewhere among those beside it, or within another block. */
  readonly reordered: boolean;
  /** It was removed, and can be brought back. */
  readonly deleted: boolean;
  /** Nobody knows its type: the editor shows its name in its place, the shop nothing. */
  readonly placeholder: boolean;
}

const none: BlockFlags = {
  ...{ isNew: false, updated: false, reordered: false, deleted: false, placeholder: false },
};
/** What tells the blocks of a live page apart, also those that have no id yet; it goes nowhere. */
const mark = 'live uuid';

/** Of each block of a live page of which there is something to say, by its uuid. */
export function blockFlags(doc: Y.Doc, before: PageContent): ReadonlyMap<string, BlockFlags> {
  const flags = new Map<string, BlockFlags>();
  const raise = (uuid: string, raised: Partial<BlockFlags>): void => {
    flags.set(uuid, { ...none, ...flags.get(uuid), ...raised });
  };
  const tree = treeOf(doc);
  const nodes = contentWithin(doc, tree, null);
  const now = { ...pageContentOf(doc), blocks: nodes.map(marked) };
  for (const change of pageChanges(before, now)) {
    if (change.kind === 'added') raise(markOf(change.block), { isNew: true });
    if (change.kind !== 'changed') continue;
    const { block, names, isMoved } = change;
    raise(markOf(block), { updated: names.length > 0, reordered: isMoved });
  }
  for (const { uuid, made } of allOf(nodes))
    if (blockRegistry.find(typeNameOf(made)) === undefined) raise(uuid, { placeholder: true });
  for (const uuid of tree.hidden) raise(uuid, { deleted: true });
  return flags;
}

function marked({ uuid, made, items }: ContentNode): WireBlock {
  return { ...made, [mark]: uuid, items: items.map(marked) };
}

function markOf(block: WireBlock): string {
  const uuid = block[mark];
  // `marked` has put it there.
  return typeof uuid === 'string' ? uuid : '';
}

function allOf(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.items)]);
}
