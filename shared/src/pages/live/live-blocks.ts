import type * as Y from 'yjs';

import type { WireBlock } from '../../blocks/model/wire.js';
import { found } from './block-commands.js';
import { blockIn } from './live-page.js';
import { wireBlockOf } from './page-content.js';
import { treeOf, visibleChildren, type LiveTree } from './resolve-tree.js';

/** Block of a live page, as shown in an editor. */
export interface LiveBlock {
  readonly uuid: string;
  /** Wire block without its items. New blocks have no ids yet. */
  readonly wire: WireBlock;
  readonly items: readonly LiveBlock[];
}

/** Returns the blocks that are not removed, in order, regardless of publication and conditions. */
export function liveBlocks(doc: Y.Doc): readonly LiveBlock[] {
  return within(doc, treeOf(doc), null);
}

/** Returns one block without its items; undefined if it does not exist. */
export function liveBlock(doc: Y.Doc, uuid: string): Omit<LiveBlock, 'items'> | undefined {
  const block = blockIn(doc, uuid);
  if (block === undefined) return undefined;
  return { uuid, wire: wireBlockOf(block) };
}

function within(doc: Y.Doc, tree: LiveTree, parent: string | null): readonly LiveBlock[] {
  return visibleChildren(tree, parent).map((uuid) => ({
    uuid,
    wire: wireBlockOf(found(doc, uuid)),
    items: within(doc, tree, uuid),
  }));
}
