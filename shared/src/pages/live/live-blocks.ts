import type * as Y from 'yjs';

import type { WireBlock } from '../../blocks/model/wire.js';
import { found } from './block-commands.js';
import { blockIn } from './live-page.js';
import { wireBlockOf } from './page-content.js';
import { treeOf, visibleChildren, type LiveTree } from './resolve-tree.js';

/** A block of a live page as it is shown while it is edited. */
export interface LiveBlock {
  readonly uuid: string;
  /** Without its items; new ones have no ids yet. */
  readonly wire: WireBlock;
  readonly items: readonly LiveBlock[];
}

/** What of a page was not removed, in order; also what is not published, and whatever its conditions say. */
export function liveBlocks(doc: Y.Doc): readonly LiveBlock[] {
  return within(doc, treeOf(doc), null);
}

/** One block as it is now, without what stands in it; undefined for one that there is not. */
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
