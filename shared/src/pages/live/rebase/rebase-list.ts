import { isJsonEqual } from '../../../catalogue/is-same.js';
import { objectIn } from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import { ThreeWay } from '../merge/three-way.js';
import {
  arrangeItems,
  isFull,
  itemFrom,
  itemIds,
  itemOf,
  partsOf,
  putItem,
  setItem,
  textOf,
  type ListItem,
  type LiveList,
} from '../text/live-list.js';
import { mergesText } from './rebase-string.js';

interface ListVersions {
  readonly stored: LiveList;
  readonly mine: LiveList;
}

/** Local changes of a list that were not applied. */
interface ListConflicts {
  /** Local values of the items that others changed or removed too. */
  readonly items: readonly ListItem[];
  /** Whether both sides changed the order. */
  readonly isOrderLeft: boolean;
}

/**
 * Rebases local changes of a list item by item. The ids of the items survive the rebuild of a
 * document. Call it within a transaction.
 */
export function rebaseList(live: LiveList, versions: ListVersions): ListConflicts {
  const rebasing = new ListRebasing(live, versions);
  const items = rebasing.carryItems();
  return { items, isOrderLeft: !rebasing.carryOrder() };
}

class ListRebasing {
  private readonly before: readonly string[];
  private readonly after: readonly string[];

  constructor(
    private readonly live: LiveList,
    private readonly versions: ListVersions,
  ) {
    this.before = itemIds(versions.stored);
    this.after = itemIds(versions.mine);
  }

  /** Returns the local items in conflict. */
  carryItems(): readonly ListItem[] {
    const ids = new Set([...this.before, ...this.after]);
    return [...ids].flatMap((id) => {
      const base = itemOf(this.versions.stored, id);
      const mine = itemOf(this.versions.mine, id);
      if (isJsonEqual(base, mine)) return [];
      const isApplied = mine === undefined ? this.remove(id, base) : this.change(id, base, mine);
      return isApplied ? [] : [mine ?? base ?? ''];
    });
  }

  private remove(id: string, base: ListItem | undefined): boolean {
    const now = itemOf(this.live, id);
    if (now !== undefined && !isJsonEqual(now, base)) return false;
    this.live.delete(id);
    return true;
  }

  private change(id: string, base: ListItem | undefined, mine: ListItem): boolean {
    const now = itemOf(this.live, id);
    if (now !== undefined) return this.merge(id, [base ?? now, mine, now]);
    // Others removed an item that was edited locally.
    if (base !== undefined || isFull(this.live)) return false;
    putItem(this.live, id, mine);
    return true;
  }

  /** Merges the text by characters and the other values by name. */
  private merge(id: string, versions: readonly [ListItem, ListItem, ListItem]): boolean {
    const [base, theirs, live] = versions.map(partsOf);
    if (base === undefined || theirs === undefined || live === undefined) return false;
    const way = new ThreeWay(false);
    const rest = mergedRest([base.rest, theirs.rest, live.rest], way);
    const text = this.mergedText(id, [base.text, theirs.text, live.text], way);
    setItem(this.live, id, itemFrom(rest, text));
    return way.conflicts.length === 0;
  }

  private mergedText(
    id: string,
    [base, theirs, live]: readonly [Text, Text, Text],
    way: ThreeWay,
  ): Text {
    const text = textOf(this.live, id);
    const isTyped = text !== undefined && base !== undefined && theirs !== undefined;
    if (isTyped && mergesText(text, { before: base, after: theirs })) return text.toJSON();
    return way.takes('text', { base, theirs, live }) ? theirs : live;
  }

  /** Returns false if others changed the order too. */
  carryOrder(): boolean {
    const ids = itemIds(this.live);
    const shared = new Set(this.before.filter((id) => this.after.includes(id) && ids.includes(id)));
    const [before, after, now] = [this.before, this.after, ids].map((all) =>
      all.filter((id) => shared.has(id)),
    );
    const way = new ThreeWay(false);
    const isMoved = way.takes('order', { base: before, theirs: after, live: now });
    const sorted = isMoved ? inSlots(ids, after ?? []) : ids;
    const added = this.after.filter((id) => !this.before.includes(id) && ids.includes(id));
    arrangeItems(this.live, this.withAdded(sorted, added));
    return way.conflicts.length === 0;
  }

  /** Places each added item after the item above it. */
  private withAdded(ids: readonly string[], added: readonly string[]): readonly string[] {
    return added.reduce<readonly string[]>(
      (placed, id) => {
        const above = this.after.slice(0, this.after.indexOf(id));
        const index = placed.indexOf(above.findLast((one) => placed.includes(one)) ?? '') + 1;
        return placed.toSpliced(index, 0, id);
      },
      ids.filter((id) => !added.includes(id)),
    );
  }
}

type Text = string | undefined;

/** Merges the values of an item by name; null for a bare text. */
function mergedRest(rests: readonly [Json, Json, Json], way: ThreeWay) {
  const [base = {}, theirs = {}, live] = rests.map(objectIn);
  const merged = new Map(Object.entries(live ?? {}));
  for (const name of new Set([...Object.keys(base), ...Object.keys(theirs)])) {
    const value = theirs[name];
    if (!way.takes(name, { base: base[name], theirs: value, live: live?.[name] })) continue;
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return live === undefined && merged.size === 0 ? null : Object.fromEntries(merged);
}

/** Puts the ids into their places in the list, in the new order; other items stay. */
function inSlots(all: readonly string[], ordered: readonly string[]): readonly string[] {
  let next = 0;
  return all.map((id) => {
    if (!ordered.includes(id)) return id;
    next += 1;
    return ordered[next - 1] ?? id;
  });
}
