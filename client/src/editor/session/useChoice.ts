import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { useCallback, useMemo, useState } from 'react';

import { chosenBy, chosenNext, chosenOn, chosenOnly, nothingChosen, type Way } from './choosing.js';
import { siblingsOf } from './steps.js';

/** The selected blocks and the commands to change the selection. */
export interface Chosen {
  /** In selection order. */
  readonly chosen: readonly string[];
  /** The block selected last. */
  readonly selected: string | null;
  /** Selects only this block; null clears the selection. */
  readonly select: (uuid: string | null) => void;
  readonly choose: (uuid: string, way: Way) => void;
  readonly chooseAll: (uuids: readonly string[]) => void;
  /** Extends or shrinks the range by one block. */
  readonly chooseOn: (step: 1 | -1) => void;
  /** Selects only the next or previous block. */
  readonly chooseNext: (step: 1 | -1) => void;
  /** Selects all siblings of the selected block, or all top-level blocks. */
  readonly chooseSiblings: () => void;
  readonly find: (uuid: string) => LiveBlock | undefined;
}

/** Selection state; blocks that others remove drop out of it. */
export function useChoice(blocks: readonly LiveBlock[]): Chosen {
  const [choice, setChoice] = useState(nothingChosen);
  const byId = useMemo(() => new Map(allOf(blocks).map((one) => [one.uuid, one])), [blocks]);
  const { uuids } = choice;
  const isThere = (uuid: string): boolean => byId.has(uuid);
  // Keeps its identity while nothing was removed: a new array triggers a presence update.
  const chosen = uuids.every(isThere) ? uuids : uuids.filter(isThere);
  const selected = chosen.at(-1) ?? null;
  const order = (): readonly string[] => [...byId.keys()];
  const chooseAll = (all: readonly string[]): void => {
    setChoice({ uuids: all, from: all[0] ?? null });
  };
  return {
    ...{ chosen, selected, chooseAll },
    select: useCallback((uuid: string | null) => {
      setChoice(chosenOnly(uuid));
    }, []),
    choose: (uuid, way) => {
      setChoice((before) => chosenBy(before, { uuid, way, order: order() }));
    },
    chooseOn: (step) => {
      setChoice((before) => chosenOn(before, step, order()));
    },
    chooseNext: (step) => {
      setChoice((before) => chosenNext(before, step, order()));
    },
    chooseSiblings: () => {
      const found = selected === null ? undefined : siblingsOf(blocks, selected);
      chooseAll((found?.siblings ?? blocks).map(({ uuid }) => uuid));
    },
    find: (uuid) => byId.get(uuid),
  };
}

/** In page order. */
function allOf(blocks: readonly LiveBlock[]): readonly LiveBlock[] {
  return blocks.flatMap((block) => [block, ...allOf(block.items)]);
}
