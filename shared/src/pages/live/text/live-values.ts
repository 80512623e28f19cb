import type * as Y from 'yjs';

import type { Json } from '../../../catalogue/contract.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import { isPlainValue } from '../../plain-value.js';
import { LivePageError } from '../live-errors.js';
import { blockEntries, pagePropertiesOf, propertiesOf, typeOf } from '../live-page.js';
import { valueOf, type LiveValue, type LiveValues } from './held-values.js';
import { isListOfTexts, isLiveList, liveList, setLiveList } from './live-list.js';
import { isLiveText, liveText, setLiveText, setUnset, typeInto, type Typing } from './live-text.js';
import { typedNamesOf, typedOfPage, type TypedNames } from './typed-names.js';

/**
 * Sets a property unless it already has the value. Only the differing characters of a text change,
 * and only the differing items of a list. Throws LivePageError for values that cannot be stored.
 * Call it within a transaction.
 */
export function setValue(
  values: LiveValues,
  typed: TypedNames,
  { name, value }: { readonly name: string; readonly value: Json | undefined },
): void {
  if (!isPlainValue(value)) throw new LivePageError('badValue');
  const held = values.get(name);
  if (isJsonEqual(valueOf(held), value)) return;
  if (isLiveText(held) && (value === undefined || typeof value === 'string'))
    setLiveText(held, value);
  else if (isLiveList(held) && (value === undefined || isListOfTexts(value)))
    setLiveList(held, value);
  else if (value === undefined) values.delete(name);
  else values.set(name, liveValue(typed, name, value));
}

/** Returns the text or the list for a typed property; any other value is stored as it is. */
function liveValue(
  typed: TypedNames,
  name: string,
  value: Json,
  ids?: readonly string[],
): LiveValue {
  const { kind } = typed.find(({ names }) => names.includes(name)) ?? {};
  if (kind === 'text' && typeof value === 'string') return liveText(value);
  return kind === 'list' && isListOfTexts(value) ? liveList(value, ids) : value;
}

/** Change of a property in a field. */
export interface FieldTyping extends Typing {
  /** Whether an empty field restores the default. */
  readonly clears: boolean;
}

/**
 * Applies typed text to a text property, or sets any other property. Throws LivePageError for text
 * that cannot be stored. Call it within a transaction.
 */
export function typeValue(
  values: LiveValues,
  typed: TypedNames,
  { name, clears, ...typing }: { readonly name: string } & FieldTyping,
): void {
  const held = values.get(name);
  const { after } = typing;
  if (!isLiveText(held)) {
    setValue(values, typed, { name, value: after === '' && clears ? undefined : after });
    return;
  }
  if (!isPlainValue(after)) throw new LivePageError('badValue');
  typeInto(held, typing);
  if (held.length === 0) setUnset(held, clears);
}

/**
 * Returns the entries of a new map of properties, with all texts and lists of the type. `ids` are
 * those of the items of a list, by its name.
 */
export function valuesFor(
  typed: TypedNames,
  entries: readonly (readonly [string, Json])[],
  ids?: ReadonlyMap<string, readonly string[]>,
): readonly (readonly [string, LiveValue])[] {
  const held = new Set(entries.map(([name]) => name));
  return [
    ...entries.map(
      ([name, value]) => [name, liveValue(typed, name, value, ids?.get(name))] as const,
    ),
    ...missingIn(typed, (name) => held.has(name)),
  ];
}

/**
 * Creates missing texts and lists, and replaces plain values by them, in one transaction. Only the
 * server does this. Returns whether there were any.
 */
export function completeTexts(doc: Y.Doc, origin: unknown): boolean {
  const parts: readonly (readonly [LiveValues, TypedNames])[] = [
    [pagePropertiesOf(doc), typedOfPage],
    ...blockEntries(doc).flatMap(([, block]) => {
      const values = propertiesOf(block);
      return values === undefined ? [] : [[values, typedNamesOf(typeOf(block))] as const];
    }),
  ];
  const changes = parts.flatMap(([values, typed]) => lackingIn(values, typed));
  if (changes.length === 0) return false;
  doc.transact(() => {
    for (const { values, name, value } of changes) values.set(name, value);
  }, origin);
  return true;
}

function lackingIn(values: LiveValues, typed: TypedNames) {
  const plain = typed.flatMap(({ names }) =>
    names.flatMap((name) => {
      const held = values.get(name);
      if (held === undefined || isLiveText(held) || isLiveList(held)) return [];
      const value = liveValue(typed, name, held);
      return value === held ? [] : [{ values, name, value }];
    }),
  );
  const missing = missingIn(typed, (name) => values.has(name));
  return [...plain, ...missing.map(([name, value]) => ({ values, name, value }))];
}

/** Returns an unset text or list for each property that exists under none of its wire names. */
function missingIn(
  typed: TypedNames,
  has: (name: string) => boolean,
): readonly (readonly [string, LiveValue])[] {
  return typed.flatMap(({ kind, names }) => {
    const [name] = names;
    if (name === undefined || names.some(has)) return [];
    return [[name, kind === 'text' ? liveText(undefined) : liveList(undefined)] as const];
  });
}
