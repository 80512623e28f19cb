import { cutText } from './cut-text.js';

/** Scripts written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let words: Intl.Segmenter | undefined;

/**
 * Splits a text into words, each with the spaces and punctuation after it. Scripts without spaces
 * are split by dictionary; all others at spaces, without `Intl`.
 */
export function wordsOf(text: string): readonly string[] {
  return text
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) => (unspaced.test(word) ? dictionaryWords(word) : [word]));
}

/**
 * Cuts a text to at most `max` characters after a whole word, and adds an ellipsis. A first word
 * that is longer is cut inside.
 */
export function cutToWords(text: string, max: number): string {
  if (cutText(text, max) === text) return text;
  const [start, next] = [cutText(text, max - 1), cutText(text, max + 1)];
  let end = 0;
  for (const word of wordsOf(next)) {
    if (end + word.trimEnd().length > start.length) break;
    end += word.length;
  }
  return `${withoutTrailingMarks(start.slice(0, end)) || start}…`;
}

/** Removes spaces, commas and dashes at the end. */
export function withoutTrailingMarks(text: string): string {
  return text.replace(/(?<![\s.,;:、。，–-])[\s.,;:、。，–-]+$/, '');
}

/** Punctuation stays with the word before it, so that no line begins with it. */
function dictionaryWords(text: string): readonly string[] {
  words ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const found: string[] = [];
  for (const { segment, isWordLike = false } of words.segment(text))
    if (isWordLike || found.length === 0) found.push(segment);
    else found.push(`${found.pop() ?? ''}${segment}`);
  return found;
}
