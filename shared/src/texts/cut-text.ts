/** Bound for characters with many combining marks, in UTF-16 units; the flag of Wales has 14. */
const unitsPerCharacter = 16;
/** Read beyond the limit, so that a character is recognised as a whole. */
const lookAheadUnits = 64;

let graphemes: Intl.Segmenter | undefined;

/**
 * Cuts a text to at most `max` characters as a reader counts them, never inside one: an emoji of
 * several code points, a flag or a letter with its accents stays whole or is left out. `maxUnits`
 * limits the length in UTF-16 units too, as `maxlength` of a form field does.
 */
export function cutText(text: string, max: number, maxUnits = max * unitsPerCharacter): string {
  if (text.length <= Math.min(max, maxUnits)) return text;
  // Created on demand, because its first use costs a phone some milliseconds.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let [end, count] = [0, 0];
  for (const { segment } of graphemes.segment(text.slice(0, maxUnits + lookAheadUnits))) {
    if (count === max || end + segment.length > maxUnits) break;
    end += segment.length;
    count += 1;
  }
  return end === 0 && max > 0 ? wholeCodePoints(text.slice(0, maxUnits)) : text.slice(0, end);
}

/** Part of a character that exceeds the limit alone: at least no half of a surrogate pair. */
function wholeCodePoints(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
