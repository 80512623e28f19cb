import * as Y from 'yjs';

import { richTextSchema } from '../../../rich-text/schema.js';
import { isPlainValue, isStorable } from '../../plain-value.js';
import { isLiveList, isValidList, type LiveList } from '../text/live-list.js';
import { hasKnownAttributes, isLiveText, maxTextLength } from '../text/live-text.js';
import { isBlockWire } from '../wire/block-wire.js';

/** Maximum length of one JSON value, in characters. */
const maxValueLength = 200_000;
/** Maximum nesting depth of text nodes. */
export const maxTextLevels = 64;

/** Whether the value is a valid name. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500 && isStorable(value);
}

/** Whether the value is a wire state as written by the server. */
export function isWire(value: unknown): boolean {
  return typeof value === 'string' && isBlockWire(value);
}

/** Whether a type contains only known text nodes and plain text. */
export function isTextWithin(type: unknown, levels = maxTextLevels): boolean {
  if (type instanceof Y.XmlText) return isStorableText(type);
  if (!(type instanceof Y.XmlFragment) || levels <= 0) return false;
  return isSchemaNode(type) && type.toArray().every((inner) => isTextWithin(inner, levels - 1));
}

/** Whether the node has a known name and storable attributes. */
function isSchemaNode(node: Y.XmlFragment): boolean {
  if (!(node instanceof Y.XmlElement)) return true;
  return (
    Object.hasOwn(richTextSchema.nodes, node.nodeName) && isPlainValue({ ...node.getAttributes() })
  );
}

/** Whether the text consists of storable characters only. */
function isStorableText(text: Y.XmlText): boolean {
  // A delta lists what was inserted, which may be an embedded object.
  const pieces = text.toDelta() as readonly { readonly insert: unknown }[];
  return pieces.every(({ insert }) => typeof insert === 'string' && isStorable(insert));
}

/** Whether a text or a list is valid; true for plain values. */
export function isValidType(held: unknown): boolean {
  if (isLiveText(held)) return isPlainText(held);
  return !isLiveList(held) || isValidList(held, (rest) => isPlainValue(rest), isPlainText);
}

/** Whether a list contains nothing but valid items. */
export function isPlainList(list: LiveList): boolean {
  return isValidList(list, isShortJson, isPlainText);
}

/** Whether a value is JSON that a client may write. */
export function isShortJson(value: unknown): boolean {
  if (!isPlainValue(value)) return false;
  return value === undefined || JSON.stringify(value).length <= maxValueLength;
}

/** Whether a text property contains nothing but storable characters. */
export function isPlainText(text: Y.Text): boolean {
  if (text.length > maxTextLength || !hasKnownAttributes(text)) return false;
  // As in `isStorableText`.
  const pieces = text.toDelta() as readonly Readonly<Record<'insert' | 'attributes', unknown>>[];
  return pieces.every(
    ({ insert, attributes }) =>
      typeof insert === 'string' && attributes === undefined && isStorable(insert),
  );
}
