import * as Y from 'yjs';

import type { Json } from '../../../catalogue/contract.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import { objectIn } from '../../../blocks/model/wire.js';
import { firstKeys, type Keyed } from '../order-keys.js';
import { compareKeys, movedKeys } from './list-order.js';
import { isLiveText, liveText, setLiveText, textValue } from './live-text.js';

/* A list whose items have a typed text, such as the buttons of a block, is a Y.Map of items by
   id. An item is a Y.Map: `at` is its order key, `text` its Y.Text, and `rest` its other
   values, or null for an item that is a bare text. This preserves concurrent changes of
   different items and all characters typed into one text. */

export type LiveList = Y.Map<Y.Map<Json | Y.Text> | boolean>;
type LiveItem = Y.Map<Json | Y.Text>;
export type ListItem = string | Readonly<Record<string, Json>>;

/** Key of an empty list whose property has its default. */
const unset = 'unset';
const itemFields: ReadonlySet<string> = new Set(['at', 'text', 'rest']);

/** Maximum number of items; longer lists are plain JSON. */
const maxListItems = 100;

export function isLiveList(held: unknown): held is LiveList {
  return held instanceof Y.Map;
}

/** Whether a value can be a live list: texts, or objects that may have a `text`. */
export function isListOfTexts(value: unknown): value is readonly ListItem[] {
  return Array.isArray(value) && value.length <= maxListItems && value.every(isListItem);
}

function isListItem(item: Json): boolean {
  if (typeof item === 'string') return true;
  const { text = '' } = objectIn(item) ?? { text: null };
  return typeof text === 'string';
}

/**
 * Creates a list; undefined for the default of the property. `ids` are those of a list that it
 * replaces.
 */
export function liveList(
  value: readonly ListItem[] | undefined,
  ids: readonly string[] = [],
): LiveList {
  if (value === undefined) return new Y.Map([[unset, true]]);
  const keys = firstKeys(value.length);
  return new Y.Map(
    // Every document that is created from one page has the same ids.
    value.map(
      (item, index) => [ids[index] ?? String(index), liveItem(keys[index] ?? '', item)] as const,
    ),
  );
}

/** Returns the value of a list; undefined if its property has the default. */
export function listValue(list: LiveList): readonly Json[] | undefined {
  const items = itemsOf(list);
  if (items.length === 0 && list.get(unset) === true) return undefined;
  return items.map(({ item }) => itemValue(item));
}

/** Returns the ids of the items, in their order. An item that moves or changes keeps its id. */
export function itemIds(list: LiveList): readonly string[] {
  return itemsOf(list).map(({ id }) => id);
}

/** Returns the text of the item at an index. */
export function textOfItem(list: LiveList, index: number): Y.Text | undefined {
  return textOf(list, itemIds(list)[index] ?? '');
}

/** Returns the text of the item with an id. */
export function textOf(list: LiveList, id: string): Y.Text | undefined {
  const text = itemIn(list, id)?.get('text');
  return isLiveText(text) ? text : undefined;
}

/** Returns the value of the item with an id. */
export function itemOf(list: LiveList, id: string): ListItem | undefined {
  const item = itemIn(list, id);
  return item && itemValue(item);
}

export function isFull(list: LiveList): boolean {
  return itemIds(list).length >= maxListItems;
}

/** Adds an item, which gets its place by `arrangeItems`. */
export function putItem(list: LiveList, id: string, item: ListItem): void {
  list.set(id, liveItem('', item));
  list.delete(unset);
}

/** Brings the items into the order of the ids. */
export function arrangeItems(list: LiveList, ids: readonly string[]): void {
  const keys = ids.flatMap((id): readonly Keyed[] => {
    const item = itemIn(list, id);
    return item === undefined ? [] : [keyed({ id, item })];
  });
  for (const [id, key] of movedKeys(keys)) itemIn(list, id)?.set('at', key);
}

/**
 * Sets a list with the smallest change: equal items stay or move, others change only the values and
 * characters that differ. Undefined restores the default. Call it within a transaction.
 */
export function setLiveList(list: LiveList, value: readonly ListItem[] | undefined): void {
  const before = itemsOf(list);
  const next = value ?? [];
  const sources = sourcesOf(
    before.map(({ item }) => itemValue(item)),
    next,
  );
  for (const [index, { id }] of before.entries()) if (!sources.includes(index)) list.delete(id);
  const ids = next.map((item, index) => {
    const source = before[sources[index] ?? -1];
    if (source === undefined) return addItem(list, item);
    setItem(list, source.id, item);
    return source.id;
  });
  arrangeItems(list, ids);
  if (value !== undefined) list.delete(unset);
  else if (list.get(unset) !== true) list.set(unset, true);
}

/** Whether a list that a client changed has only valid items. `isText` checks their texts. */
export function isValidList(
  list: LiveList,
  isRest: (rest: unknown) => boolean,
  isText: (text: Y.Text) => boolean,
): boolean {
  const isItem = (item: unknown): boolean =>
    item instanceof Y.Map &&
    [...item.keys()].every((field) => itemFields.has(field)) &&
    typeof item.get('at') === 'string' &&
    isRest(item.get('rest')) &&
    isLiveText(item.get('text')) &&
    // Checked in the line above.
    isText(item.get('text') as Y.Text);
  return (
    list.size <= maxListItems + 1 &&
    [...list].every(([id, item]) => (id === unset ? typeof item === 'boolean' : isItem(item)))
  );
}

/** Items in their order; malformed ones are left out. */
function itemsOf(list: LiveList): readonly { readonly id: string; readonly item: LiveItem }[] {
  return [...list.keys()]
    .flatMap((id) => {
      const item = itemIn(list, id);
      return item === undefined ? [] : [{ id, item }];
    })
    .sort((one, other) => compareKeys(keyed(one), keyed(other)));
}

function itemIn(list: LiveList, id: string): LiveItem | undefined {
  const item = list.get(id);
  return item instanceof Y.Map ? item : undefined;
}

function keyed({ id, item }: { readonly id: string; readonly item: LiveItem }): Keyed {
  const at = item.get('at');
  return [id, typeof at === 'string' ? at : ''];
}

function itemValue(item: LiveItem): ListItem {
  const held = item.get('text');
  const text = isLiveText(held) ? textValue(held) : undefined;
  // Live values other than the text are JSON.
  return itemFrom(objectIn(item.get('rest') as Json) ?? null, text);
}

/** Joins the parts of an item; a bare text has no other values. */
export function itemFrom(
  rest: Readonly<Record<string, Json>> | null,
  text: string | undefined,
): ListItem {
  if (rest === null) return text ?? '';
  return text === undefined ? rest : { ...rest, text };
}

function liveItem(key: string, item: ListItem): LiveItem {
  const { rest, text } = partsOf(item);
  return new Y.Map<Json | Y.Text>([
    ['at', key],
    ['rest', rest],
    ['text', liveText(text)],
  ]);
}

/** Splits an item into its text, undefined if it has none, and its other values. */
export function partsOf(item: ListItem): {
  readonly rest: Json;
  readonly text: string | undefined;
} {
  if (typeof item === 'string') return { rest: null, text: item };
  const { text, ...rest } = item;
  return { rest, text: typeof text === 'string' ? text : undefined };
}

function addItem(list: LiveList, item: ListItem): string {
  const { doc } = list;
  const client = doc?.clientID ?? 0;
  // The clock grows with each change of a client, so no other item gets this id.
  const id = `${String(client)}-${String(doc ? Y.getState(doc.store, client) : 0)}`;
  list.set(id, liveItem('', item));
  return id;
}

/** Sets the item with an id; only the differing characters of its text change. */
export function setItem(list: LiveList, id: string, item: ListItem): void {
  const live = itemIn(list, id);
  if (live === undefined) return;
  const { rest, text } = partsOf(item);
  const held = live.get('text');
  if (isLiveText(held)) setLiveText(held, text);
  else live.set('text', liveText(text));
  if (!isJsonEqual(live.get('rest'), rest)) live.set('rest', rest);
}

/**
 * Returns, for each new item, the index of the item that it replaces. Equal items match first,
 * preferably at the same index; the remaining ones match by position.
 */
function sourcesOf(
  before: readonly ListItem[],
  next: readonly ListItem[],
): readonly (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (index: number | undefined): number | undefined => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const isEqual = (item: ListItem) => (index: number) => isJsonEqual(before[index], item);
  const inPlace = next.map((item, index) =>
    free.has(index) && isEqual(item)(index) ? take(index) : undefined,
  );
  const equal = inPlace.map(
    (source, index) => source ?? take([...free].find(isEqual(next[index] ?? ''))),
  );
  return equal.map((source, index) => source ?? take(free.has(index) ? index : [...free][0]));
}
