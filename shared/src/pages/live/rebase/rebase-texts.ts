import { setValue } from '../text/live-values.js';
import { valueOf, type LiveValue, type LiveValues } from '../text/held-values.js';
import { isLiveList } from '../text/live-list.js';
import { isLiveText } from '../text/live-text.js';
import type { TypedNames } from '../text/typed-names.js';
import { ThreeWay, type Versions } from '../merge/three-way.js';
import type { ItemConflict } from '../merge/page-changes.js';
import { rebaseList } from './rebase-list.js';
import { mergesText } from './rebase-string.js';

interface PropertyVersions {
  readonly stored: LiveValues | undefined;
  readonly mine: LiveValues | undefined;
}

/** Local values that others changed to different ones. */
interface PropertyConflicts {
  readonly names: readonly string[];
  /** Items of lists whose other items were merged. */
  readonly items: readonly ItemConflict[];
}

/**
 * Rebases locally set properties onto a live map. Texts that others changed too are merged, if the
 * changes concern different characters, and lists item by item. Call it within a transaction.
 */
export function rebaseProperties(
  live: LiveValues,
  typed: TypedNames,
  { stored, mine }: PropertyVersions,
): PropertyConflicts {
  const rebasing: Rebasing = { live, typed, way: new ThreeWay(false) };
  const names = new Set([...(stored?.keys() ?? []), ...(mine?.keys() ?? [])]);
  const items = [...names].flatMap((name) => {
    const held = { base: stored?.get(name), theirs: mine?.get(name), live: live.get(name) };
    return rebaseProperty(rebasing, name, held);
  });
  return { names: rebasing.way.conflicts, items };
}

interface Rebasing {
  readonly live: LiveValues;
  readonly typed: TypedNames;
  readonly way: ThreeWay;
}

/** Returns the items in conflict if the property is a list. */
function rebaseProperty(
  { live, typed, way }: Rebasing,
  name: string,
  held: Held,
): readonly ItemConflict[] {
  const left = mergedList(held);
  if (left?.isOrderLeft === true) way.conflicts.push(name);
  if (left !== undefined) return left.items.map((item) => ({ name, item }));
  const [base, value, now] = [held.base, held.theirs, held.live].map(valueOf);
  if (!isMerged(held) && way.takes(name, { base, theirs: value, live: now }))
    setValue(live, typed, { name, value });
  return [];
}

type Held = Versions<LiveValue | undefined>;

/** Merges a text that both sides changed; returns false if the value is not a text. */
function isMerged({ live, base, theirs }: Held): boolean {
  const [before, after] = [valueOf(base), valueOf(theirs)];
  if (!isLiveText(live) || typeof before !== 'string' || typeof after !== 'string') return false;
  return mergesText(live, { before, after });
}

/** Merges a list; undefined if the value is not one, or was reset to the default. */
function mergedList({ base, theirs, live }: Held) {
  if (!isLiveList(base) || !isLiveList(theirs) || !isLiveList(live)) return undefined;
  const isReset = valueOf(theirs) === undefined && valueOf(base) !== undefined;
  return isReset ? undefined : rebaseList(live, { stored: base, mine: theirs });
}
