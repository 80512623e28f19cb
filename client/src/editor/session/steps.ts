import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import type { Place } from '@selvedge/shared/pages/live/tree-commands';

import { isContainer } from '../canvas/drop-place.js';

/** EDT-034: before the one above, behind the one below, out of the block around it, into the one above. */
export type Step = 'up' | 'down' | 'out' | 'in';

/** Where a block stands among its siblings. */
interface Standing {
  readonly parent: string | null;
  readonly siblings: readonly LiveBlock[];
  readonly index: number;
}

/** Undefined for a block that there is not. */
export function siblingsOf(
  blocks: readonly LiveBlock[],
  uuid: string,
  parent: string | null = null,
): Standing | undefined {
  const index = blocks.findIndex((block) => block.uuid === uuid);
  if (index !== -1) return { parent, siblings: blocks, index };
  for (const block of blocks) {
    const found = siblingsOf(block.items, uuid, block.uuid);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The blocks that one stands in, from the page inwards. */
export function aroundBlock(blocks: readonly LiveBlock[], uuid: string): readonly LiveBlock[] {
  const parent = siblingsOf(blocks, uuid)?.parent ?? null;
  const around = parent === null ? undefined : siblingsOf(blocks, parent);
  const own = around?.siblings[around.index];
  return own === undefined ? [] : [...aroundBlock(blocks, own.uuid), own];
}

/** Where a block goes by a step; undefined where there is nowhere to go. */
export function stepFrom(
  blocks: readonly LiveBlock[],
  uuid: string,
  step: Step,
): Place | undefined {
  const standing = siblingsOf(blocks, uuid);
  if (standing === undefined) return undefined;
  const { parent, siblings, index } = standing;
  switch (step) {
    case 'up':
      return index === 0 ? undefined : { parent, index: index - 1 };
    case 'down':
      return index === siblings.length - 1 ? undefined : { parent, index: index + 1 };
    case 'in':
      return intoAbove(standing);
    case 'out':
      return outOf(blocks, parent);
  }
}

function intoAbove({ siblings, index }: Standing): Place | undefined {
  const above = siblings[index - 1];
  if (above === undefined || !isContainer(above)) return undefined;
  return { parent: above.uuid, index: above.items.length };
}

function outOf(blocks: readonly LiveBlock[], parent: string | null): Place | undefined {
  const around = parent === null ? undefined : siblingsOf(blocks, parent);
  return around && { parent: around.parent, index: around.index + 1 };
}
