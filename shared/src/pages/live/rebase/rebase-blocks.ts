import * as Y from 'yjs';

import { isJsonEqual } from '../../../catalogue/is-same.js';
import { found, removeBlock } from '../block-commands.js';
import { LivePageError } from '../live-errors.js';
import {
  blockIn,
  fragmentOf,
  fragmentsOf,
  isRemoved,
  isUnpublished,
  positionOf,
  plainValuesOf,
  propertiesOf,
  sizeOf,
  typeOf,
  type BlockMap,
} from '../live-page.js';
import type { PageChange } from '../merge/page-changes.js';
import { isRemovedWithin, wireBlockOf } from '../page-content.js';
import { treeOf, visibleChildren, type LiveTree } from '../resolve-tree.js';
import { insertBlock, moveAfter } from '../tree-commands.js';
import { rebaseText } from './rebase-text.js';
import { rebaseValues } from './rebase-values.js';
import type { Unstored } from './unstored.js';
import { typedNamesOf } from '../text/typed-names.js';
import { rebaseProperties } from './rebase-texts.js';

/** Rebases local block changes onto a live document, for `rebase`. Call it within a transaction. */
export function rebaseBlocks(doc: Y.Doc, unstored: Unstored): readonly PageChange[] {
  return new BlockCarrying(doc, unstored).run();
}

/** Versions of a block: last known server state, local copy and current document. */
interface Versions {
  readonly stored: BlockMap;
  readonly mine: BlockMap;
  readonly live: BlockMap;
}

const fields: ReadonlySet<string> = new Set(['size', 'unpublished', 'deleted']);

class BlockCarrying {
  private readonly tree: LiveTree;
  private readonly stored: Y.Doc;
  private readonly mine: Y.Doc;

  constructor(
    private readonly doc: Y.Doc,
    { stored, mine }: Unstored,
  ) {
    this.stored = stored;
    this.mine = mine;
    this.tree = treeOf(mine);
  }

  run(): readonly PageChange[] {
    return this.within(null);
  }

  /** Rebases preceding siblings before a block, and a block before its items. */
  private within(parent: string | null): readonly PageChange[] {
    return (this.tree.children.get(parent) ?? []).flatMap((uuid) => [
      ...this.carry(uuid),
      ...this.within(uuid),
    ]);
  }

  private carry(uuid: string): readonly PageChange[] {
    const mine = found(this.mine, uuid);
    const [live, base] = [this.doc, this.stored].map((doc) => blockIn(doc, uuid));
    if (live === undefined) return this.bringNew(uuid, mine, base);
    // Added locally and already delivered: the local version wins.
    const stored = base ?? live;
    const isOfUse = isJsonEqual(stored.toJSON(), mine.toJSON()) || !this.isRemovedByOthers(uuid);
    const isMovedByBoth = !this.move(uuid, { stored, mine, live });
    const change = this.change({ stored, mine, live });
    const names = [...(isOfUse ? [] : ['deleted']), ...change.names];
    const items = change.items.length === 0 ? {} : { items: change.items };
    const isLeft = isMovedByBoth || names.length + change.items.length > 0;
    return isLeft
      ? [{ kind: 'changed', block: wireBlockOf(mine), names, isMoved: isMovedByBoth, ...items }]
      : [];
  }

  /** Others removed a block that was edited locally. */
  private isRemovedByOthers(uuid: string): boolean {
    const isRemovedFrom = (doc: Y.Doc): boolean => isRemovedWithin(doc, uuid);
    return isRemovedFrom(this.doc) && !isRemovedFrom(this.stored) && !isRemovedFrom(this.mine);
  }

  /** Adds a block that the document does not contain. */
  private bringNew(
    uuid: string,
    mine: BlockMap,
    stored: BlockMap | undefined,
  ): readonly PageChange[] {
    // The block was dropped when the document was rebuilt.
    if (stored !== undefined)
      return isJsonEqual(stored.toJSON(), mine.toJSON()) ? [] : [added(mine)];
    const { parent, after } = this.placeOf(uuid);
    const siblings = visibleChildren(treeOf(this.doc), parent);
    const index = after === undefined ? 0 : siblings.indexOf(after) + 1;
    const texts = fragmentsOf(mine).map(
      ([name, text]) => [name, (into: Y.XmlFragment) => void copyText(into, text)] as const,
    );
    const block = {
      ...{ uuid, type: typeOf(mine), size: sizeOf(mine), isPublished: !isUnpublished(mine) },
      properties: plainValuesOf(mine),
      texts: Object.fromEntries(texts),
    };
    const isPut = isTaken(() => {
      insertBlock(this.doc, undefined, { block, at: { parent, index } });
      if (isRemoved(mine)) removeBlock(this.doc, undefined, uuid);
    });
    return isPut ? [] : [added(mine)];
  }

  /** Returns false if others moved the block too, or its target has no room. */
  private move(uuid: string, { stored, mine, live }: Versions): boolean {
    const [was, target, is] = [stored, mine, live].map(positionOf);
    if (isJsonEqual(was, target) || isJsonEqual(target, is)) return true;
    if (!isJsonEqual(was, is)) return false;
    return isTaken(() => {
      moveAfter(this.doc, undefined, { uuid, ...this.placeOf(uuid) });
    });
  }

  /** Returns what others changed to a different value. */
  private change({ stored, mine, live }: Versions): ReturnType<typeof rebaseProperties> {
    const properties = propertiesOf(live);
    const versions = { stored: propertiesOf(stored), mine: propertiesOf(mine) };
    const left = properties && rebaseProperties(properties, typedNamesOf(typeOf(live)), versions);
    const names = [...rebaseValues(live, { stored, mine }, fields), ...(left?.names ?? [])];
    for (const [name, text] of fragmentsOf(mine)) {
      const [now, was] = [fragmentOf(live, name), fragmentOf(stored, name)];
      if (now === undefined || was === undefined || !rebaseText(now, { stored: was, mine: text }))
        names.push(name);
    }
    return { names, items: left?.items ?? [] };
  }

  /** Position after the nearest preceding sibling, or on the page if its parent is gone. */
  private placeOf(uuid: string): {
    readonly parent: string | null;
    readonly after: string | undefined;
  } {
    const enclosing = this.tree.parents.get(uuid) ?? null;
    const isThere = enclosing !== null && blockIn(this.doc, enclosing) !== undefined;
    const isShown = isThere && !isRemovedWithin(this.doc, enclosing);
    // A block that was removed locally stays hidden.
    const parent = isShown || (isThere && this.tree.hidden.has(enclosing)) ? enclosing : null;
    const siblings = this.tree.children.get(enclosing) ?? [];
    const standing = new Set(visibleChildren(treeOf(this.doc), parent));
    const before = siblings.slice(0, siblings.indexOf(uuid));
    return { parent, after: before.findLast((one) => standing.has(one)) };
  }
}

function added(block: BlockMap): PageChange {
  return { kind: 'added', block: wireBlockOf(block) };
}

function copyText(into: Y.XmlFragment, text: Y.XmlFragment): boolean {
  return rebaseText(into, { stored: new Y.Doc().getXmlFragment(), mine: text });
}

/** Runs the change; returns false if the page refuses it. */
function isTaken(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (!(error instanceof LivePageError)) throw error;
    return false;
  }
}
