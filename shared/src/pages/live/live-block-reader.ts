import type * as Y from 'yjs';

import { liveBlock, type LiveBlock } from './live-blocks.js';
import { blocksOf } from './live-page.js';
import { treeOf, visibleChildren, type LiveTree } from './resolve-tree.js';

/** What of a block says where it stands, or whether it is there at all. */
const placing = ['pos', 'deleted'];

/** Where in the roots something changed, and which keys of it. */
interface Change {
  readonly path: readonly (string | number)[];
  readonly keys: ReadonlyMap<string, unknown>;
}

/**
 * The blocks of a live page (`liveBlocks`), read again only where they changed: what is as it was is the
 * same object as before, so that who shows hundreds of them draws one. For as long as the document lives.
 */
export class LiveBlockReader {
  private tree: LiveTree | undefined;
  private all: readonly LiveBlock[] = [];
  private readonly wires = new Map<string, Omit<LiveBlock, 'items'>>();
  private readonly before = new Map<string, LiveBlock>();

  constructor(private readonly doc: Y.Doc) {
    blocksOf(doc).observeDeep((events) => {
      for (const event of events) this.forget(event);
    });
  }

  read(): readonly LiveBlock[] {
    this.tree ??= treeOf(this.doc);
    this.all = sameOr(this.all, this.within(this.tree, null));
    return this.all;
  }

  private forget({ path, keys }: Change): void {
    const [uuid] = path;
    // One of the root itself: blocks came, or went.
    const changed = uuid === undefined ? [...keys.keys()] : [String(uuid)];
    for (const one of changed) this.wires.delete(one);
    const isPlaced =
      path.length > 1 || (uuid !== undefined && !placing.some((key) => keys.has(key)));
    if (!isPlaced) this.tree = undefined;
  }

  private within(tree: LiveTree, parent: string | null): readonly LiveBlock[] {
    return visibleChildren(tree, parent).flatMap((uuid) => {
      const block = this.wires.get(uuid) ?? liveBlock(this.doc, uuid);
      if (block === undefined) return [];
      this.wires.set(uuid, block);
      const was = this.before.get(uuid);
      const items = sameOr(was?.items ?? [], this.within(tree, uuid));
      if (was?.wire === block.wire && was.items === items) return [was];
      const now = { ...block, items };
      this.before.set(uuid, now);
      return [now];
    });
  }
}

/** The former list where the new one holds the very same. */
function sameOr<Item>(was: readonly Item[], now: readonly Item[]): readonly Item[] {
  return was.length === now.length && was.every((item, nth) => item === now[nth]) ? was : now;
}
