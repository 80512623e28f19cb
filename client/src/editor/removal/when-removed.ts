import { blockIn, positionOf } from '@selvedge/shared/pages/live/live-page';
import { isRemovedHere, isRemovedWithin } from '@selvedge/shared/pages/live/page-content';
import type * as Y from 'yjs';

/**
 * Calls `run` once when the block or an ancestor is removed; returns a function that stops
 * watching.
 */
export function whenRemoved(
  doc: Y.Doc,
  uuid: string,
  run: (by: Pick<Y.Transaction, 'local'>) => void,
): () => void {
  const end = (): void => {
    doc.off('afterTransaction', look);
  };
  const look = (by: Y.Transaction): void => {
    if (blockIn(doc, uuid) !== undefined && !isRemovedWithin(doc, uuid)) return;
    end();
    run(by);
  };
  doc.on('afterTransaction', look);
  return end;
}

/** Returns the block to restore: itself, or its removed ancestor. */
export function outermostRemoved(doc: Y.Doc, uuid: string): string {
  const block = blockIn(doc, uuid);
  const [parent] = block === undefined || isRemovedHere(block) ? [null] : positionOf(block);
  return parent === null ? uuid : outermostRemoved(doc, parent);
}
