import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

/** In pixels: so much room has a block that takes others and has none, so that it can be met. */
export const emptyHeight = 64;

/** Gives room to those that are empty while a page is edited; shoppers see nothing of them. */
export function makeRoom(blocks: readonly RenderedBlock[]): void {
  for (const { id, type, items } of blocks) {
    const cell = takesBlocks(type) ? document.getElementById(`b-${String(id)}`) : null;
    if (cell !== null) cell.style.minHeight = items.length === 0 ? `${String(emptyHeight)}px` : '';
    makeRoom(items);
  }
}

/** Whether blocks may stand in one of this type. */
export function takesBlocks(type: string): boolean {
  return blockRegistry.find(type)?.slots?.includes('items') === true;
}
