import * as Y from 'yjs';

import type { WireBlock } from '../../../blocks/model/wire.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import { found, removeBlock } from '../block-commands.js';
import { wireOf } from '../wire/block-wire.js';
import { LivePageError } from '../live-errors.js';
import { typeOf } from '../live-page.js';
import {
  assembled,
  contentWithin,
  isRemovedHere,
  isRemovedWithin,
  wireBlockOf,
  type ContentNode,
} from '../page-content.js';
import { treeOf } from '../resolve-tree.js';
import { seedBlock } from '../seed-page.js';
import { moveAfter, positionAfter, restoreBlock, type InsertionPoint } from '../tree-commands.js';
import {
  indexedBlocks,
  keyOf,
  Keys,
  type IndexedBlock,
  type IndexedBlocks,
} from './indexed-blocks.js';
import { isChanged, mergeBlock } from './merge-block.js';
import { movedKeys } from './moved-keys.js';
import type { PageMerge, ThreeWay } from './three-way.js';

/** Merges block changes into the live document. Call it within a transaction. */
export function mergeBlocks(doc: Y.Doc, way: ThreeWay, merge: PageMerge): void {
  new BlockMerge(doc, way, merge).run();
}

class BlockMerge {
  private readonly base: IndexedBlocks;
  private readonly theirs: IndexedBlocks;
  /** Uuid in the document by key. */
  private readonly uuids: Map<string, string>;
  /** Blocks hidden before this merge, either directly or with their parent. */
  private readonly removed: ReadonlySet<string>;

  constructor(
    private readonly doc: Y.Doc,
    private readonly way: ThreeWay,
    private readonly merge: PageMerge,
  ) {
    this.base = indexedBlocks(merge.base.blocks);
    this.theirs = indexedBlocks(merge.theirs.blocks, this.base);
    this.uuids = liveKeys(doc);
    this.removed = new Set([...this.uuids.values()].filter((uuid) => isRemovedWithin(doc, uuid)));
  }

  run(): void {
    this.remove();
    const moved = movedKeys(this.base, this.theirs);
    for (const theirs of this.theirs.byKey.values()) {
      const base = this.base.byKey.get(theirs.key);
      if (base === undefined) this.insert(theirs);
      else this.change({ base, theirs }, moved.has(theirs.key));
    }
  }

  /** Removes the blocks that the sender omitted, unless others edited them in the meantime. */
  private remove(): void {
    const nodes = new Map(allNodes(contentWithin(this.doc, treeOf(this.doc), null)));
    for (const { key, block, parent } of this.base.byKey.values()) {
      const isRemovedThere = !this.theirs.byKey.has(key);
      const isWithinRemoved = parent !== null && !this.theirs.byKey.has(parent);
      const node = nodes.get(this.uuids.get(key) ?? '');
      if (!isRemovedThere || isWithinRemoved || node === undefined) continue;
      const isUntouched = isJsonEqual(assembled(node), block);
      if (!isUntouched && !this.way.winsConflict(pathOf(block))) continue;
      takeAway(this.doc, node.uuid);
    }
  }

  private insert(theirs: IndexedBlock): void {
    const held = this.uuids.get(theirs.key);
    if (held !== undefined && this.removed.has(held)) {
      this.revive(held, theirs);
      return;
    }
    const { key, block, index, parent } = theirs;
    const { items, id, ...own } = block;
    const { newId, readHtml } = this.merge;
    const alone: WireBlock = {
      ...own,
      // Another block has taken the id.
      ...(held === undefined && id !== undefined && { id }),
      // Items are merged separately; they may have had another parent.
      ...(items !== undefined && { items: [] }),
    };
    const place = this.insertionPointIn(this.shownParent(parent, block), { key, parent });
    const pos = positionAfter(this.doc, treeOf(this.doc), place);
    this.uuids.set(key, seedBlock(this.doc, alone, { pos, index, newId, readHtml }));
  }

  /** Restores a removed block as sent. */
  private revive(uuid: string, theirs: IndexedBlock): void {
    const block = found(this.doc, uuid);
    // Its `deleted` state is merged like every other field.
    const base = { ...theirs, block: wireBlockOf(block) };
    removeWithin(this.doc, uuid);
    this.move(uuid, { base, theirs });
    const parent = treeOf(this.doc).parents.get(uuid) ?? null;
    const { readHtml } = this.merge;
    const path = pathOf(theirs.block);
    mergeBlock(block, this.way, { base, theirs, path, parent, readHtml });
  }

  private change(
    { base, theirs }: { readonly base: IndexedBlock; readonly theirs: IndexedBlock },
    isMoved: boolean,
  ): void {
    const uuid = this.uuids.get(theirs.key);
    if (uuid === undefined || (!isMoved && !isChanged({ base, theirs }))) return;
    const path = pathOf(base.block);
    const block = found(this.doc, uuid);
    if (isRemovedHere(block)) {
      if (!this.way.winsConflict(path)) return;
      restoreBlock(this.doc, undefined, uuid);
    }
    if (isMoved) this.move(uuid, { base, theirs });
    const parent = treeOf(this.doc).parents.get(uuid) ?? null;
    mergeBlock(block, this.way, { base, theirs, path, parent, readHtml: this.merge.readHtml });
  }

  private move(
    uuid: string,
    { base, theirs }: { readonly base: IndexedBlock; readonly theirs: IndexedBlock },
  ): void {
    const parent = this.shownParent(theirs.parent, theirs.block);
    const stood = this.heldIn(base.parent);
    const stands = treeOf(this.doc).parents.get(uuid) ?? null;
    const path = `${pathOf(base.block)}.position`;
    if (stands !== stood && stands !== parent && !this.way.winsConflict(path)) return;
    try {
      moveAfter(this.doc, undefined, { uuid, ...this.insertionPointIn(parent, theirs) });
    } catch (error) {
      // A concurrent change left no room for it.
      if (!(error instanceof LivePageError)) throw error;
      this.way.conflicts.push(path);
    }
  }

  private heldIn(parent: string | null): string | null {
    return parent === null ? null : (this.uuids.get(parent) ?? null);
  }

  /** Returns the parent of a block, or the page if others removed the parent. */
  private shownParent(parent: string | null, block: WireBlock): string | null {
    const uuid = this.heldIn(parent);
    if (uuid === null) return null;
    if (!isRemovedWithin(this.doc, uuid)) return uuid;
    this.way.conflicts.push(`${pathOf(block)}.position`);
    return null;
  }

  /** Position after the nearest preceding sibling that is still there. */
  private insertionPointIn(
    held: string | null,
    { key, parent }: Pick<IndexedBlock, 'key' | 'parent'>,
  ): InsertionPoint {
    const siblings = this.theirs.children.get(parent) ?? [];
    const standing = new Set(treeOf(this.doc).children.get(held));
    const before = siblings.slice(0, siblings.indexOf(key)).map((one) => this.uuids.get(one));
    const after = before.findLast((uuid) => uuid !== undefined && standing.has(uuid));
    return { parent: held, after };
  }
}

/** The items of a restored block stay removed unless they are restored too. */
function removeWithin(doc: Y.Doc, uuid: string): void {
  for (const child of treeOf(doc).children.get(uuid) ?? []) takeAway(doc, child);
}

/** Removes a block permanently if it was received as deleted, so that it is not sent again. */
function takeAway(doc: Y.Doc, uuid: string): void {
  removeBlock(doc, undefined, uuid);
  const block = found(doc, uuid);
  const wire = wireOf(block);
  const { deleted, ...fields } = wire.fields;
  if (deleted !== undefined) block.set('wire', JSON.stringify({ ...wire, fields }));
}

function pathOf({ id }: WireBlock): string {
  return `blocks.${id ?? 'new'}`;
}

/** Blocks of a document by page key, including removed ones. */
function liveKeys(doc: Y.Doc): Map<string, string> {
  const { children } = treeOf(doc);
  const keys = new Keys();
  const uuids = new Map<string, string>();
  const add = (parent: string | null): void => {
    const inside = children.get(parent) ?? [];
    for (const uuid of inside) {
      const block = found(doc, uuid);
      const key = keyOf(wireOf(block).fields['id'], typeOf(block));
      if (key !== undefined) uuids.set(keys.own(key), uuid);
    }
    inside.forEach(add);
  };
  add(null);
  return uuids;
}

function allNodes(nodes: readonly ContentNode[]): readonly (readonly [string, ContentNode])[] {
  return nodes.flatMap((node) => [[node.uuid, node] as const, ...allNodes(node.items)]);
}
