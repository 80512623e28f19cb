/** What is chosen of a page. */
export interface Choice {
  /** In the order in which they were chosen: the last is the one that the keys go on from. */
  readonly uuids: readonly string[];
  /** The block that a row of them was begun at. */
  readonly from: string | null;
}

/** By itself; with the others, or no longer; or all from where one began. */
export type Way = 'alone' | 'too' | 'through';

export const nothingChosen: Choice = { uuids: [], from: null };

/** The way that the keys ask for which are held while something is pressed. */
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

/** `order` are the blocks of the page as they stand. */
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

/** One more, or one less, at the end of the row that was chosen last; the same where the page ends there. */
export function chosenOn(choice: Choice, step: 1 | -1, order: Order): Choice {
  const last = choice.uuids.at(-1);
  const next = last === undefined ? undefined : order[order.indexOf(last) + step];
  return next === undefined ? choice : chosenBy(choice, { uuid: next, way: 'through', order });
}

/** The one behind it, or before it, alone; the first or the last where nothing is chosen; it stays at the ends. */
export function chosenNext(choice: Choice, step: 1 | -1, order: Order): Choice {
  const last = choice.uuids.at(-1);
  const ends = step === 1 ? order[0] : order.at(-1);
  const next = last === undefined ? ends : (order[order.indexOf(last) + step] ?? last);
  return chosenOnly(next ?? null);
}

type Order = readonly string[];

function rowFrom(from: string, to: string, order: Order): Choice {
  const [one, other] = [order.indexOf(from), order.indexOf(to)];
  // Where it was begun at is gone.
  if (one === -1) return chosenOnly(to);
  const row = order.slice(Math.min(one, other), Math.max(one, other) + 1);
  return { uuids: [...row.filter((uuid) => uuid !== to), to], from };
}
