import type * as Y from 'yjs';

import { found } from './block-commands.js';
import { positionOf } from './live-page.js';
import { roomAt } from './order-keys.js';
import { treeOf } from './resolve-tree.js';

/**
 * Records the positions that `resolveTree` derived for misplaced blocks, in one transaction and
 * only if necessary. Only the server repairs; clients derive the same tree.
 */
export function repairTree(doc: Y.Doc, origin: unknown): boolean {
  const { parents, children, hidden } = treeOf(doc);
  // Removed blocks stay with their removed parent.
  const strays = [...parents].filter(
    ([id, parent]) => !hidden.has(id) && positionOf(found(doc, id))[0] !== parent,
  );
  if (strays.length === 0) return false;
  doc.transact(() => {
    for (const [id, parent] of strays) {
      const siblings = (children.get(parent) ?? []).map(
        (one) => [one, positionOf(found(doc, one))[1]] as const,
      );
      const at = siblings.findIndex(([one]) => one === id);
      const others = siblings.filter(([one]) => one !== id);
      const { keys, moved } = roomAt(others, at, 1);
      for (const [one, key] of moved) found(doc, one).set('pos', [parent, key]);
      found(doc, id).set('pos', [parent, keys[0] ?? '']);
    }
  }, origin);
  return true;
}
