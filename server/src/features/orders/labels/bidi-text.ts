import { createRequire } from 'node:module';

import { charactersOf, type FontRun } from './label-fonts.js';

export type Direction = 'ltr' | 'rtl';

// Its types describe an ES module, but it exports the function itself.
const bidiFactory = createRequire(import.meta.url)('bidi-js') as typeof import('bidi-js').default;
const bidi = bidiFactory();

/** Letters that fonts lay out from right to left by themselves. */
const rightToLeftLetter = /[\p{Script=Hebrew}\p{Script=Arabic}](?<!\p{Nd})/u;
/** Arabic digits, which fonts lay out like Arabic letters, although numbers run to the right. */
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/;
/** Marks, embeddings and isolates, which have no glyph. */
const control = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Isolates a value from the text around it, so that neither changes the order of the other. */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

/** Returns the direction of the first letter, also within isolated values. */
export function directionOf(text: string): Direction {
  const [paragraph] = bidi.getEmbeddingLevels(text.replaceAll(control, '')).paragraphs;
  return paragraph?.level === 1 ? 'rtl' : 'ltr';
}

/**
 * Splits a line into pieces in the order in which they are drawn from left to right (UAX 9), with
 * the fonts that `runsOf` returns. The font reverses and joins the letters of a piece; pieces that
 * it would lay out the wrong way round are single characters.
 */
export function piecesOf(
  line: string,
  direction: Direction,
  runsOf: (text: string) => readonly FontRun[],
): readonly FontRun[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const parts: { readonly isReversed: boolean; readonly indices: number[] }[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const isReversed = (embedding.levels[index] ?? 0) % 2 === 1;
    const last = parts.at(-1);
    if (last?.isReversed === isReversed) last.indices.push(index);
    else parts.push({ isReversed, indices: [index] });
  }
  return parts.flatMap(({ isReversed, indices }) => {
    const inOrder = isReversed ? indices.toReversed() : indices;
    const text = inOrder.map((index) => mirrored.get(index) ?? line.charAt(index)).join('');
    const runs = runsOf(text.replaceAll(control, ''));
    return (isReversed ? runs.toReversed() : runs).flatMap((run) => drawable(run, isReversed));
  });
}

function drawable({ text, font }: FontRun, isReversed: boolean): readonly FontRun[] {
  const isLaidOutAlike = isReversed ? rightToLeftLetter.test(text) : !arabicDigit.test(text);
  if (isLaidOutAlike) return [{ text, font }];
  const characters = charactersOf(text).map((character) => ({ text: character, font }));
  return isReversed ? characters.toReversed() : characters;
}
