/**
 * Maximum length of a character with many combining marks, in UTF-16 units; the flag of Wales has
 * 14.
 */
const unitsPerCharacter = 16;
/** Number of UTF-16 units read beyond the limit, to recognise the last character completely. */
const lookAheadUnits = 64;

/**
 * Latin, Greek, Cyrillic, Armenian, kana, Han and Hangul characters that never combine with the one
 * before.
 */
const simple =
  ' -~\\u00A0-\\u00AC\\u00AE-\\u02FF\\u0370-\\u0482\\u048A-\\u058F\\u3041-\\u3096\\u30A1-\\u30FA\\u4E00-\\u9FFF\\uAC00-\\uD7A3';
/** Such a character with its accents, if followed by another such character. */
const simpleCharacter = new RegExp(`[${simple}][\\u0300-\\u036F]*(?=[${simple}])`, 'y');

let graphemes: Intl.Segmenter | undefined;

/**
 * Cuts a text to at most `max` characters as a reader counts them, never inside one: an emoji of
 * several code points, a flag or a letter with its accents stays whole or is left out. `maxUnits`
 * limits the length in UTF-16 units too, as `maxlength` of a form field does.
 */
export function cutText(text: string, max: number, maxUnits = max * unitsPerCharacter): string {
  if (text.length <= Math.min(max, maxUnits)) return text;
  const read = text.slice(0, maxUnits + lookAheadUnits);
  const endAfter = characterEnds(read);
  let end = 0;
  for (let count = 0; count < max && end < read.length; count += 1) {
    const next = endAfter(end);
    if (next > maxUnits) break;
    end = next;
  }
  return end === 0 && max > 0 ? wholeCodePoints(text.slice(0, maxUnits)) : text.slice(0, end);
}

/** Returns a function that finds the end of the character that starts at an index. */
function characterEnds(text: string): (start: number) => number {
  let segments: Intl.Segments | undefined;
  return (start) => {
    simpleCharacter.lastIndex = start;
    // The segmenter takes 10 µs for each character: 30 ms for the longest text of a block.
    if (simpleCharacter.test(text)) return simpleCharacter.lastIndex;
    // Created on demand, because its first use costs a phone some milliseconds.
    graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    segments ??= graphemes.segment(text);
    return start + (segments.containing(start)?.segment.length ?? 1);
  };
}

/** Cuts a single character that exceeds the limit, without splitting a surrogate pair. */
function wholeCodePoints(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
