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

/** A place in the words of a block: so many characters stand before either end of it. */
export interface TextPlace {
  readonly anchor: number;
  readonly head: number;
}

/** Undefined where the caret is in no words of this block, or nothing that could be one. */
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
    // Anybody may say anything of where they are.
    return undefined;
  }
}

interface Counted {
  readonly count: number;
  /** How many there are up to the place. */
  readonly found?: number;
}

/** `indexIn` says where in a node the place is, of the one that it is in. */
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
