import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

/** Height of an empty container in pixels, so that it can be clicked and dropped into. */
export const emptyHeight = 64;

/** Gives empty containers a minimum height while editing; the shop does not show it. */
export function padEmptyContainers(blocks: readonly RenderedBlock[]): void {
  for (const { id, type, items } of blocks) {
    const cell = takesBlocks(type) ? document.getElementById(`b-${String(id)}`) : null;
    if (cell !== null) cell.style.minHeight = items.length === 0 ? `${String(emptyHeight)}px` : '';
    padEmptyContainers(items);
  }
}

/** Whether blocks can be placed inside this type. */
export function takesBlocks(type: string): boolean {
  return blockRegistry.find(type)?.slots?.includes('items') === true;
}
