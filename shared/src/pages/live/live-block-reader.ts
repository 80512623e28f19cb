import type * as Y from 'yjs';

import { liveBlock, type LiveBlock } from './live-blocks.js';
import { blocksOf } from './live-page.js';
import { treeOf, visibleChildren, type LiveTree } from './resolve-tree.js';

/** Keys that determine the position of a block or whether it is removed. */
const placing = ['pos', 'deleted'];

/** Changed keys at a path below the roots. */
interface Change {
  readonly path: readonly (string | number)[];
  readonly keys: ReadonlyMap<string, unknown>;
}

/**
 * Reads the blocks of a live page incrementally. Unchanged blocks keep their object identity, so
 * that views re-render only what changed. Lives as long as its document.
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
    // The root itself changed: blocks were added or deleted.
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

/** Returns the previous list if the new one has identical items. */
function sameOr<Item>(was: readonly Item[], now: readonly Item[]): readonly Item[] {
  return was.length === now.length && was.every((item, nth) => item === now[nth]) ? was : now;
}
