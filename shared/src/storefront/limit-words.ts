import { withoutTrailingMarks, wordsOf } from '../texts/words.js';

/**
 * Truncates a text after a number of words and adds an ellipsis; shorter texts are unchanged. Words
 * of scripts without spaces are found by dictionary.
 */
export function limitWords(text: string, limit: number): string {
  const words = wordsOf(text.trim());
  if (limit === 0 || words.length <= limit) return text;
  const start = words.slice(0, limit).join('').replaceAll(/\s+/g, ' ');
  return `${withoutTrailingMarks(start)} …`;
}
