import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import type { Place } from '@selvedge/shared/pages/live/tree-commands';

import { isContainer } from '../canvas/drop-place.js';

/** EDT-034: before the one above, behind the one below, out of the block around it, into the one above. */
export type Step = 'up' | 'down' | 'out' | 'in';

/** Where a block stands among its siblings. */
interface SiblingPosition {
  readonly parent: string | null;
  readonly siblings: readonly LiveBlock[];
  readonly index: number;
}

/** Undefined for a block that there is not. */
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

/** The blocks that one stands in, from the page inwards. */
export function ancestorsOf(blocks: readonly LiveBlock[], uuid: string): readonly LiveBlock[] {
  const parent = siblingsOf(blocks, uuid)?.parent ?? null;
  const outer = parent === null ? undefined : siblingsOf(blocks, parent);
  const own = outer?.siblings[outer.index];
  return own === undefined ? [] : [...ancestorsOf(blocks, own.uuid), own];
}

/**
 * Where blocks go together by a step, those of them that stand elsewhere too; undefined where there is
 * nowhere to go. They are given in the order of the page, none of them within another; the place counts
 * without them.
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
