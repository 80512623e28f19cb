import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import type { Place } from '@selvedge/shared/pages/live/tree-commands';

import { titleOfBlock } from '../session/block-titles.js';

/**
 * Describes a place in words for screen readers. Blocks being moved are not counted as neighbours.
 */
export function describePlace(
  blocks: readonly LiveBlock[],
  { parent, index }: Place,
  moved: readonly string[] = [],
): string {
  const container = parent === null ? undefined : blockIn(blocks, parent);
  const siblings = (container?.items ?? blocks).filter(({ uuid }) => !moved.includes(uuid));
  const where = container === undefined ? 'on the page' : `in ${titleOfBlock(container)}`;
  const [above, below] = [siblings[index - 1], siblings[index]];
  if (above !== undefined) return `After ${titleOfBlock(above)}, ${where}`;
  return below === undefined ? `First ${where}` : `Before ${titleOfBlock(below)}, ${where}`;
}

function blockIn(blocks: readonly LiveBlock[], target: string): LiveBlock | undefined {
  for (const block of blocks) {
    const found = block.uuid === target ? block : blockIn(block.items, target);
    if (found !== undefined) return found;
  }
  return undefined;
}
