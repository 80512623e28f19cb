import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import type { Place } from '@selvedge/shared/pages/live/tree-commands';

import { isContainer } from './drop-place.js';

/**
 * Keyboard moves: before the block above, after the block below, out of the parent, into the block
 * above.
 */
export type Step = 'up' | 'down' | 'out' | 'in';

interface SiblingPosition {
  readonly parent: string | null;
  readonly siblings: readonly LiveBlock[];
  readonly index: number;
}

/** Undefined for an unknown block. */
export function siblingsOf(
  blocks: readonly LiveBlock[],
  uuid: string,
  parent: string | null = null,
): SiblingPosition | undefined {
  const index = blocks.findIndex((block) => block.uuid === uuid);
  if (index !== -1) return { parent, siblings: blocks, index };
  for (const block of blocks) {
    const found = siblingsOf(block.items, uuid, block.uuid);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the ancestors of a block from the page inwards. */
export function ancestorsOf(blocks: readonly LiveBlock[], uuid: string): readonly LiveBlock[] {
  const parent = siblingsOf(blocks, uuid)?.parent ?? null;
  const outer = parent === null ? undefined : siblingsOf(blocks, parent);
  const own = outer?.siblings[outer.index];
  return own === undefined ? [] : [...ancestorsOf(blocks, own.uuid), own];
}

/**
 * Returns the target of a keyboard move of several blocks, gathering them at one place; undefined
 * if there is none. The blocks must be in page order and not nested; the target index does not
 * count them.
 */
export function stepFrom(
  blocks: readonly LiveBlock[],
  uuids: readonly string[],
  step: Step,
): Place | undefined {
  const moving: Moving = {
    blocks,
    staying: (some) => some.filter(({ uuid }) => !uuids.includes(uuid)),
  };
  const position = siblingsOf(blocks, (step === 'down' ? uuids.at(-1) : uuids[0]) ?? '');
  return position && steps[step](position, moving);
}

interface Moving {
  readonly blocks: readonly LiveBlock[];
  readonly staying: (blocks: readonly LiveBlock[]) => readonly LiveBlock[];
}

type Way = (position: SiblingPosition, moving: Moving) => Place | undefined;

const steps: Readonly<Record<Step, Way>> = {
  up: ({ parent, siblings, index }, { staying }) => {
    const above = staying(siblings.slice(0, index)).length;
    return above === 0 ? undefined : { parent, index: above - 1 };
  },
  down: ({ parent, siblings, index }, { staying }) => {
    if (staying(siblings.slice(index)).length === 0) return undefined;
    return { parent, index: staying(siblings.slice(0, index)).length + 1 };
  },
  in: ({ siblings, index }, { staying }) => {
    const above = staying(siblings.slice(0, index)).at(-1);
    if (above === undefined || !isContainer(above)) return undefined;
    return { parent: above.uuid, index: staying(above.items).length };
  },
  out: ({ parent }, { blocks, staying }) => {
    const outer = parent === null ? undefined : siblingsOf(blocks, parent);
    if (outer === undefined) return undefined;
    return {
      parent: outer.parent,
      index: staying(outer.siblings.slice(0, outer.index)).length + 1,
    };
  },
};
