import * as Y from 'yjs';

/** Rich text as last stored by the server, and as edited locally. */
export interface TextVersions {
  readonly stored: Y.XmlFragment;
  readonly mine: Y.XmlFragment;
}

/**
 * Rebases locally edited paragraphs onto a live text and preserves those of others. Returns false
 * without any change if both edited the same paragraphs. Call it within a transaction.
 */
export function rebaseText(live: Y.XmlFragment, { stored, mine }: TextVersions): boolean {
  const was = paragraphsOf(stored);
  const wrote = paragraphsOf(mine);
  const now = paragraphsOf(live);
  const own = rewritten(was, wrote);
  const others = rewritten(was, now);
  if (isNothing(own) || wrote.join('\n') === now.join('\n')) return true;
  if (!isNothing(others) && isTouching(own, others)) return false;
  const shift = others.at < own.at ? others.added - others.removed : 0;
  live.delete(own.at + shift, own.removed);
  live.insert(own.at + shift, copiesOf(mine.toArray().slice(own.at, own.at + own.added)));
  return true;
}

/** Replacement of a range of items by another number of items. */
interface Rewritten {
  readonly at: number;
  readonly removed: number;
  readonly added: number;
}

function rewritten(before: readonly string[], after: readonly string[]): Rewritten {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let end = 0;
  while (end < most - at && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { at, removed: before.length - end - at, added: after.length - end - at };
}

function isNothing({ removed, added }: Rewritten): boolean {
  return removed === 0 && added === 0;
}

/** Adjacent ranges do not overlap, except for two insertions at the same position. */
function isTouching(one: Rewritten, other: Rewritten): boolean {
  if (one.at === other.at) return true;
  return one.at < other.at ? one.at + one.removed > other.at : isTouching(other, one);
}

function paragraphsOf(text: Y.XmlFragment): readonly string[] {
  return text.toArray().map(String);
}

function copiesOf(nodes: ReturnType<Y.XmlFragment['toArray']>): (Y.XmlElement | Y.XmlText)[] {
  return nodes.flatMap((node) =>
    node instanceof Y.XmlElement || node instanceof Y.XmlText ? [node.clone()] : [],
  );
}
