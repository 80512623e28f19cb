import * as Y from 'yjs';

import { textChange } from './text-change.js';

/* A property with typed text is a Y.Text in the map of properties, which preserves the
   characters of all concurrent writers. The text exists from the creation of the block: texts
   that two clients create later would replace each other. */

/** Attribute of an empty text whose property has its default. */
const unset = 'unset';

/** Maximum length of a live text, in UTF-16 code units. */
export const maxTextLength = 200_000;

export function isLiveText(held: unknown): held is Y.Text {
  return held instanceof Y.Text && !(held instanceof Y.XmlText);
}

/** Returns the value of a text; undefined if its property has the default. */
export function textValue(text: Y.Text): string | undefined {
  return isUnset(text) ? undefined : text.toJSON();
}

/** Creates a text; undefined for the default of the property. */
export function liveText(value: string | undefined): Y.Text {
  const text = new Y.Text(value);
  if (value === undefined) text.setAttribute(unset, true);
  return text;
}

/** Sets a text with the smallest change; undefined restores the default. */
export function setLiveText(text: Y.Text, value: string | undefined): void {
  const before = text.toJSON();
  typeInto(text, { before, after: value ?? '' });
  setUnset(text, value === undefined);
}

/** Change of a text in a field. */
export interface Typing {
  /** Text of the field before the change. */
  readonly before: string;
  readonly after: string;
  /** Caret after the change. */
  readonly caret?: number;
}

/**
 * Applies typed text from a field that may lag behind the live text. Characters that the field did
 * not show yet are preserved. Call it within a transaction.
 */
export function typeInto(text: Y.Text, { before, after, caret }: Typing): void {
  const own = textChange(before, after, caret);
  const others = textChange(before, text.toJSON());
  const [ownEnd, othersEnd] = [own.at + own.removed, others.at + others.removed];
  const shift = others.inserted.length - others.removed;
  const [from, to] = [Math.max(own.at, othersEnd), Math.min(ownEnd, others.at)];
  const { inserted } = own;
  // Inserted before the deleted letters, and not after them, where others may be typing.
  if (inserted !== '') text.insert(placeAfter(own.at, others, shift), inserted);
  const { length } = inserted;
  // The later part first, so that positions before it stay valid.
  if (ownEnd > from) text.delete(from + shift + length, ownEnd - from);
  if (to > own.at) text.delete(own.at + length, to - own.at);
  if (inserted !== '') setUnset(text, false);
}

/** Returns the position after a change of others. */
function placeAfter(at: number, others: ReturnType<typeof textChange>, shift: number): number {
  if (at <= others.at) return at;
  return at >= others.at + others.removed ? at + shift : others.at + others.inserted.length;
}

/** Marks a text that was emptied as unset, or as set to an empty text. */
export function setUnset(text: Y.Text, isDefault: boolean): void {
  if (isDefault && text.length === 0) {
    if (text.getAttribute(unset) !== true) text.setAttribute(unset, true);
  } else if (text.getAttribute(unset) !== undefined) text.removeAttribute(unset);
}

/** Whether a text has only storable attributes. */
export function hasKnownAttributes(text: Y.Text): boolean {
  const attributes = Object.entries<unknown>(text.getAttributes());
  return attributes.every(([name, value]) => name === unset && typeof value === 'boolean');
}

function isUnset(text: Y.Text): boolean {
  return text.length === 0 && text.getAttribute(unset) === true;
}
