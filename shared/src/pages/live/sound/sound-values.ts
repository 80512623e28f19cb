import * as Y from 'yjs';

import { richTextSchema } from '../../../rich-text/schema.js';
import { isPlainValue, isStorable } from '../../plain-value.js';
import { isBlockWire } from '../wire/block-wire.js';

/** Nodes of a text within each other. */
export const maxTextLevels = 64;

/** What something may be called. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500 && isStorable(value);
}

/** How a block came, as the server writes it. */
export function isWire(value: unknown): boolean {
  return typeof value === 'string' && isBlockWire(value);
}

/** Nothing but nodes that every editor knows, and words. */
export function isTextWithin(type: unknown, levels = maxTextLevels): boolean {
  if (type instanceof Y.XmlText) return isPlainText(type);
  if (!(type instanceof Y.XmlFragment) || levels <= 0) return false;
  return isSchemaNode(type) && type.toArray().every((inner) => isTextWithin(inner, levels - 1));
}

/** By its name, and with values as its attributes. */
function isSchemaNode(node: Y.XmlFragment): boolean {
  if (!(node instanceof Y.XmlElement)) return true;
  return (
    Object.hasOwn(richTextSchema.nodes, node.nodeName) && isPlainValue({ ...node.getAttributes() })
  );
}

/** Nothing but letters, which can be stored. */
function isPlainText(text: Y.XmlText): boolean {
  // Each piece is what was inserted: a text, or whatever else somebody put there.
  const pieces = text.toDelta() as readonly { readonly insert: unknown }[];
  return pieces.every(({ insert }) => typeof insert === 'string' && isStorable(insert));
}
