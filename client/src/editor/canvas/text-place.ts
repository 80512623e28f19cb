import { blockIn, fragmentOf } from '@selvedge/shared/pages/live/live-page';
import {
  createAbsolutePositionFromRelativePosition,
  createRelativePositionFromJSON,
  XmlElement,
  XmlFragment,
  XmlText,
  type Doc,
} from 'yjs';

import type { Caret } from '../session/presence.js';

/** Selection in the text of a block; each end is a number of characters from the start. */
export interface TextPlace {
  readonly anchor: number;
  readonly head: number;
}

/** Returns undefined if the caret is invalid or outside the text of this block. */
export function textPlaceOf(doc: Doc, uuid: string, caret: Caret): TextPlace | undefined {
  const block = blockIn(doc, uuid);
  const fragment = block && fragmentOf(block, 'html');
  if (fragment === undefined) return undefined;
  const [anchor, head] = [caret.anchor, caret.head].map((end) => charactersTo(doc, fragment, end));
  return anchor === undefined || head === undefined ? undefined : { anchor, head };
}

function charactersTo(doc: Doc, fragment: XmlFragment, end: unknown): number | undefined {
  try {
    const position = createRelativePositionFromJSON(end);
    const found = createAbsolutePositionFromRelativePosition(position, doc);
    if (found === null) return undefined;
    const { type, index } = found;
    return countTo(fragment, (node) => (node === type ? index : undefined)).found;
  } catch {
    // Positions come from other clients and may be invalid.
    return undefined;
  }
}

interface Counted {
  readonly count: number;
  /** Number of characters before the position; undefined if it lies outside this node. */
  readonly found?: number;
}

/**
 * `indexIn` returns the index of the position in its own node, and undefined for any other node.
 */
function countTo(node: XmlFragment, indexIn: (node: unknown) => number | undefined): Counted {
  const at = indexIn(node);
  let count = 0;
  for (const [nth, child] of node.toArray().entries()) {
    if (nth === at) return { count, found: count };
    const inner = child instanceof XmlText ? inText(child, indexIn) : inElement(child, indexIn);
    if (inner.found !== undefined) return { count, found: count + inner.found };
    count += inner.count;
  }
  return at === undefined ? { count } : { count, found: count };
}

function inText(text: XmlText, indexIn: (node: unknown) => number | undefined): Counted {
  const found = indexIn(text);
  return { count: text.length, ...(found !== undefined && { found }) };
}

function inElement(node: unknown, indexIn: (node: unknown) => number | undefined): Counted {
  return node instanceof XmlElement ? countTo(node, indexIn) : { count: 0 };
}
