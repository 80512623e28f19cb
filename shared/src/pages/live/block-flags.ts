import type * as Y from 'yjs';

import type { WireBlock } from '../../blocks/model/wire.js';
import { blockRegistry } from '../../blocks/registry.js';
import type { PageContent } from '../page.js';
import { typeNameOf } from './wire/block-wire.js';
import { pageChanges } from './merge/page-changes.js';
import { contentWithin, pageContentOf, type ContentNode } from './page-content.js';
import { treeOf } from './resolve-tree.js';

/** Changes of a block since the published version. */
export interface BlockFlags {
  readonly isNew: boolean;
  /** Whether its own content or fields differ. */
  readonly updated: boolean;
  /** Whether its position among its siblings, or its parent, differs. */
  readonly reordered: boolean;
  /** Whether it was removed, but can be restored. */
  readonly deleted: boolean;
  /**
   * Whether its type is unknown: the editor shows a named placeholder, the shop renders nothing.
   */
  readonly placeholder: boolean;
}

const none: BlockFlags = {
  ...{ isNew: false, updated: false, reordered: false, deleted: false, placeholder: false },
};
/** Temporary field that identifies blocks, also those without an id. It is never stored or sent. */
const mark = 'live uuid';

/** Returns the flags by block uuid; only blocks that have flags. */
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
  // Set by `marked`.
  return typeof uuid === 'string' ? uuid : '';
}

function allOf(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.items)]);
}
