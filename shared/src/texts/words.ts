/** Thai and Lao, Myanmar, Khmer, kana and Han: scripts without spaces between words. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF]/;

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
