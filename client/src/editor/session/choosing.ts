/** Block selection on a page. */
export interface Choice {
  /** In selection order: the keyboard continues from the last one. */
  readonly uuids: readonly string[];
  /** Anchor of a range selection. */
  readonly from: string | null;
}

/**
 * `alone` replaces the selection, `too` toggles a block, `through` selects the range from the
 * anchor.
 */
export type Way = 'alone' | 'too' | 'through';

export const nothingChosen: Choice = { uuids: [], from: null };

/** Returns the selection mode for the modifier keys of an event. */
export function wayOf(
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  withShift: Way = 'through',
): Way {
  if (ctrlKey || metaKey) return 'too';
  return shiftKey ? withShift : 'alone';
}

export function chosenOnly(uuid: string | null): Choice {
  return uuid === null ? nothingChosen : { uuids: [uuid], from: uuid };
}

/** `order`: the blocks in page order. */
export function chosenBy(
  choice: Choice,
  { uuid, way, order }: { readonly uuid: string; readonly way: Way; readonly order: Order },
): Choice {
  const others = choice.uuids.filter((one) => one !== uuid);
  switch (way) {
    case 'alone':
      return chosenOnly(uuid);
    case 'too':
      return choice.uuids.includes(uuid)
        ? { uuids: others, from: others.at(-1) ?? null }
        : { uuids: [...others, uuid], from: uuid };
    case 'through':
      return rowFrom(choice.from ?? uuid, uuid, order);
  }
}

/** Extends or shrinks the range by one block; unchanged at the ends of the page. */
export function chosenOn(choice: Choice, step: 1 | -1, order: Order): Choice {
  const last = choice.uuids.at(-1);
  const next = last === undefined ? undefined : order[order.indexOf(last) + step];
  return next === undefined ? choice : chosenBy(choice, { uuid: next, way: 'through', order });
}

/**
 * Selects only the next or previous block; without a selection, the first or last. Stops at the
 * ends.
 */
export function chosenNext(choice: Choice, step: 1 | -1, order: Order): Choice {
  const last = choice.uuids.at(-1);
  const ends = step === 1 ? order[0] : order.at(-1);
  const next = last === undefined ? ends : (order[order.indexOf(last) + step] ?? last);
  return chosenOnly(next ?? null);
}

type Order = readonly string[];

function rowFrom(from: string, to: string, order: Order): Choice {
  const [one, other] = [order.indexOf(from), order.indexOf(to)];
  // The anchor no longer exists.
  if (one === -1) return chosenOnly(to);
  const row = order.slice(Math.min(one, other), Math.max(one, other) + 1);
  return { uuids: [...row.filter((uuid) => uuid !== to), to], from };
}
