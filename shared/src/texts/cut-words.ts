import { cutText } from './cut-text.js';
import { withoutTrailingMarks, wordsOf } from './words.js';

/**
 * Cuts a text to at most `max` characters after a complete word, and adds an ellipsis. A longer
 * first word is cut within the word.
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
