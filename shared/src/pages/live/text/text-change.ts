/** Replacement of a range of a text. Positions count UTF-16 code units, as in Yjs. */
export interface TextChange {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

/**
 * Returns the smallest change between two texts. `caret` is the caret after the change; it locates
 * a letter that was typed next to equal ones. Surrogate pairs are never split.
 */
export function textChange(before: string, after: string, caret?: number): TextChange {
  const most = Math.min(before.length, after.length);
  const typed =
    caret === undefined ? 0 : sameEnd(before, after, Math.min(most, after.length - caret));
  let at = 0;
  while (at < most - typed && before.charCodeAt(at) === after.charCodeAt(at)) at += 1;
  if (isSplit(before, at) || isSplit(after, at)) at -= 1;
  let end = sameEnd(before, after, most - at);
  if (isSplit(before, before.length - end) || isSplit(after, after.length - end)) end -= 1;
  return { at, removed: before.length - end - at, inserted: after.slice(at, after.length - end) };
}

/** Whether two changes of one text concern different letters. */
export function areApart(one: TextChange, other: TextChange): boolean {
  if (one.removed === 0 && other.removed === 0) return true;
  const [first, second] = one.at <= other.at ? [one, other] : [other, one];
  return first.at + first.removed <= second.at && first.at < second.at;
}

/** Number of equal code units at the end, at most `most`. */
function sameEnd(before: string, after: string, most: number): number {
  let end = 0;
  while (
    end < most &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  return end;
}

/** Whether a position is inside a surrogate pair. */
function isSplit(text: string, at: number): boolean {
  return at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
