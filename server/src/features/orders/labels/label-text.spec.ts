import PDFDocument from 'pdfkit';

import { LabelFonts } from './label-fonts.js';
import { inAreas } from './label-text.js';

const area = { left: 0, top: 0, width: 60, height: 1_000 };

/** Lines of a text in an area of 60 points. */
async function linesOf(text: string): Promise<readonly string[]> {
  const sheet = { pdf: new PDFDocument(), fonts: await LabelFonts.load() };
  const paragraph = { text, font: 'Regular', size: 10, direction: 'ltr' } as const;
  const lines = inAreas(sheet, [paragraph], { first: area, further: area }).flat();
  return lines.map((line) => line.text);
}

describe('a line of a label', () => {
  it('ends between words', async () => {
    expect((await linesOf('long sleeve shirt')).map((line) => line.trim())).toStrictEqual([
      'long sleeve',
      'shirt',
    ]);
  });

  it.each(['x\u0302', '👩‍👩‍👧‍👦', '🇺🇦', 'नि'])(
    'ends between characters within a word that is too long, never inside %s',
    async (character) => {
      const lines = await linesOf(character.repeat(40));
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(line.replaceAll(character, '')).toBe('');
      expect(lines.join('')).toBe(character.repeat(40));
    },
  );
});
