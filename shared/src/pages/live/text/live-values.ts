import type * as Y from 'yjs';
import type { Json } from '../../../catalogue/contract.js';
import { isJsonEqual } from '../../../catalogue/is-same.js';
import { isPlainValue } from '../../plain-value.js';
import { LivePageError } from '../live-errors.js';
import { blockEntries, pagePropertiesOf, propertiesOf, typeOf } from '../live-page.js';
import {
  isLiveText,
  liveText,
  setLiveText,
  setUnset,
  typeInto,
  valueOf,
  type LiveValues,
  type Typing,
} from './live-text.js';
import { isTyped, typedNamesOf, typedOfPage, type TypedNames } from './typed-names.js';

/**
 * Sets a property unless it has the value already. Only the differing letters of a text change.
 * Throws LivePageError for values that cannot be stored. Call it within a transaction.
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
  else if (value === undefined) values.delete(name);
  else
    values.set(name, typeof value === 'string' && isTyped(typed, name) ? liveText(value) : value);
}

/** Change of a property in a field. */
export interface FieldTyping extends Typing {
  /** Whether an empty field restores the default. */
  readonly clears: boolean;
}

/**
 * Types in a property that is a text, or sets it otherwise. Throws LivePageError for text that
 * cannot be stored. Call it within a transaction.
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

/** Returns the entries of a new map of properties, with all texts of the type. */
export function valuesFor(
  typed: TypedNames,
  entries: readonly (readonly [string, Json])[],
): readonly (readonly [string, Json | Y.Text])[] {
  const held = new Set(entries.map(([name]) => name));
  return [
    ...entries.map(
      ([name, value]) =>
        [
          name,
          typeof value === 'string' && isTyped(typed, name) ? liveText(value) : value,
        ] as const,
    ),
    ...missingIn(typed, (name) => held.has(name)).map(
      (name) => [name, liveText(undefined)] as const,
    ),
  ];
}

/**
 * Creates missing texts and replaces strings by texts, in one transaction. Only the server does
 * this. Returns whether there were any.
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
    for (const { values, name, value } of changes) values.set(name, liveText(value));
  }, origin);
  return true;
}

function lackingIn(values: LiveValues, typed: TypedNames) {
  const strings = typed.flat().flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'string' ? [{ values, name, value }] : [];
  });
  const missing = missingIn(typed, (name) => values.has(name));
  return [...strings, ...missing.map((name) => ({ values, name, value: undefined }))];
}

/** Returns the names of texts that exist under none of their wire names. */
function missingIn(typed: TypedNames, has: (name: string) => boolean): readonly string[] {
  return typed.flatMap((names) => (names.some(has) ? [] : names.slice(0, 1)));
}
