import { withoutTrailingMarks, wordsOf } from '../texts/words.js';

/** Truncates a text after a number of words and adds an ellipsis; shorter texts are unchanged. */
export function limitWords(text: string, limit: number): string {
  const words = wordsOf(text.trim());
  if (limit === 0 || words.length <= limit) return text;
  return `${withoutTrailingMarks(words.slice(0, limit).join('').replace(/\s+/g, ' '))} …`;
}
