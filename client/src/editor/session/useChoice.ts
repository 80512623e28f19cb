import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { useCallback, useMemo, useState } from 'react';

import { chosenBy, chosenNext, chosenOn, chosenOnly, nothingChosen, type Way } from './choosing.js';
import { siblingsOf } from './steps.js';

/** The blocks that are chosen, and how others are. */
export interface Chosen {
  /** In the order in which they were chosen. */
  readonly chosen: readonly string[];
  /** The one that was chosen last. */
  readonly selected: string | null;
  /** This one alone; null for none. */
  readonly select: (uuid: string | null) => void;
  readonly choose: (uuid: string, way: Way) => void;
  readonly chooseAll: (uuids: readonly string[]) => void;
  /** One more block of the page, or one less, at the end of those that were chosen last. */
  readonly chooseOn: (step: 1 | -1) => void;
  /** The next one alone, or the one before. */
  readonly chooseNext: (step: 1 | -1) => void;
  /** All that stand beside the chosen one, or on the page itself. */
  readonly chooseSiblings: () => void;
  readonly find: (uuid: string) => LiveBlock | undefined;
}

/** Of the blocks of a page, which others may remove meanwhile. */
export function useChoice(blocks: readonly LiveBlock[]): Chosen {
  const [choice, setChoice] = useState(nothingChosen);
  const byId = useMemo(() => new Map(allOf(blocks).map((one) => [one.uuid, one])), [blocks]);
  const { uuids } = choice;
  const isThere = (uuid: string): boolean => byId.has(uuid);
  // The same as long as they are: others are told when it is not.
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

/** In the order of the page. */
function allOf(blocks: readonly LiveBlock[]): readonly LiveBlock[] {
  return blocks.flatMap((block) => [block, ...allOf(block.items)]);
}
