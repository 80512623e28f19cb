import { rowAtEnd, rowNamed } from '../session/row-focus.js';

/** Row of the block list that has the focus. */
interface FocusedRow {
  readonly uuid: string;
  readonly parent: string | null;
  readonly firstItem: string | undefined;
  /** Undefined for blocks without items. */
  readonly isFolded: boolean | undefined;
}

interface RowActions {
  readonly onFold: (uuid: string, isFolded: boolean) => void;
  /** Selects and focuses another row. */
  readonly onGo: (uuid: string) => void;
}

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly timeStamp: number;
}

/** Pause in milliseconds after which typed letters begin a new search. */
const searchPause = 1_000;

/** Global shortcuts of one character, which do not begin a search. Shift+C searches for "c". */
const shortcutKeys: ReadonlySet<string> = new Set(['c', '0']);

/**
 * Handles the keys of the WAI-ARIA tree pattern, except Up and Down, which also work outside the
 * list; returns whether the key was handled.
 */
export function pressOnRow(event: Key, row: FocusedRow, actions: RowActions): boolean {
  return turns(event, row, actions) || search(event, row.uuid, actions);
}

function turns({ key, shiftKey }: Key, row: FocusedRow, { onFold, onGo }: RowActions): boolean {
  if (shiftKey) return false;
  const { uuid, parent, firstItem, isFolded } = row;
  const go = (to: string | null | undefined): void => {
    if (to !== undefined && to !== null && to !== uuid) onGo(to);
  };
  const keys: Readonly<Partial<Record<string, () => void>>> = {
    ArrowRight: () => {
      if (isFolded === true) onFold(uuid, false);
      else go(firstItem);
    },
    ArrowLeft: () => {
      if (isFolded === false) onFold(uuid, true);
      else go(parent);
    },
    Home: () => {
      go(rowAtEnd('first'));
    },
    End: () => {
      go(rowAtEnd('last'));
    },
  };
  const turn = keys[key];
  turn?.();
  return turn !== undefined;
}

let typed = '';
let typedAt = -Infinity;

/** Goes to the next row whose label begins with the letters typed in quick succession. */
function search({ key, timeStamp }: Key, uuid: string, { onGo }: RowActions): boolean {
  const isGoing = typed !== '' && timeStamp - typedAt < searchPause;
  const isText = isGoing ? /^[\p{L}\p{N} ]$/u : /^[\p{L}\p{N}]$/u;
  if (!isText.test(key) || (!isGoing && shortcutKeys.has(key))) return false;
  const letter = key.toLowerCase();
  // A repeated letter goes through the rows that begin with it.
  typed = isGoing && typed !== letter ? typed + letter : letter;
  typedAt = timeStamp;
  const found = rowNamed(typed, uuid);
  if (found !== undefined && found !== uuid) onGo(found);
  return true;
}
