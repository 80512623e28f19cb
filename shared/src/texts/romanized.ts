import anyAscii from 'any-ascii';

import { hasOtherScript } from './other-scripts.js';

/** Vowels that Thai and Lao write before their consonant but pronounce after it. */
const writtenBefore = /([\u0e40-\u0e44\u0ec0-\u0ec4])([\u0e01-\u0e2e\u0e81-\u0eae])/g;

/**
 * Converts the letters of scripts such as Han and Thai to Latin ones, before `transliterated`
 * converts the others: `中文` becomes `Zhong Wen`. Han characters
 * in Japanese names get their Chinese readings.
 *
 * The table of the library is 220 KB compressed. Client code loads it on demand.
 */
export function romanized(text: string): string {
  const latin = Array.from(text.replace(writtenBefore, '$2$1'), (letter) => {
    if (!hasOtherScript(letter)) return letter;
    return /\p{Script=Han}/u.test(letter) ? ` ${anyAscii(letter)} ` : anyAscii(letter);
  });
  return latin.join('').replace(/ {2,}/g, ' ').trim();
}
