import { firstCharacter } from '@selvedge/shared/texts/short-text';

import { piecesOf, type Direction } from './bidi-text.js';

/** Paragraph or line of a label; the size is in points. */
export interface LabelText {
  readonly text: string;
  readonly font: 'Regular' | 'Bold';
  readonly size: number;
  /** Direction of the paragraph, which aligns its lines. */
  readonly direction: Direction;
}

/** Rectangle on a page, in points. */
export interface TextArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Pdf = PDFKit.PDFDocument;

/** A list of features makes pdfkit lay out a piece as a whole, not from space to space. */
const wholePiece = { lineBreak: false, features: [] };

/**
 * Breaks paragraphs into lines and divides these between pages, without leaving anything out. The
 * first page has a different area. A paragraph is divided only if it is longer than a page.
 */
export function inAreas(
  pdf: Pdf,
  paragraphs: readonly LabelText[],
  { first, further }: { readonly first: TextArea; readonly further: TextArea },
): readonly (readonly LabelText[])[] {
  const pages: LabelText[][] = [[]];
  let left = first.height;
  const continued = () => {
    pages.push([]);
    left = further.height;
  };
  const areaNow = () => (pages.length === 1 ? first : further);
  for (const paragraph of paragraphs) {
    const height = lineHeight(pdf, paragraph);
    const heightOf = ({ width }: TextArea) => height * linesOf(pdf, paragraph, width).length;
    if (heightOf(areaNow()) > left && heightOf(further) <= further.height) continued();
    let rest = paragraph.text;
    while (rest !== '') {
      if (height > left) continued();
      const line = firstLine(pdf, { ...paragraph, text: rest }, areaNow().width);
      pages.at(-1)?.push({ ...paragraph, text: line });
      rest = rest.slice(line.length).trimStart();
      left -= height;
    }
  }
  return pages;
}

/** Draws lines below each other, from the top of the area. */
export function drawLines(pdf: Pdf, lines: readonly LabelText[], area: TextArea): void {
  let { top } = area;
  for (const line of lines) {
    drawLine(pdf, line, { ...area, top });
    top += lineHeight(pdf, line);
  }
}

/** Draws a line at the side of the area where its paragraph begins. */
export function drawLine(
  pdf: Pdf,
  line: LabelText,
  { left, top, width }: Omit<TextArea, 'height'>,
): void {
  const wide = widthOf(pdf, line);
  let x = line.direction === 'rtl' ? left + width - wide : left;
  for (const piece of piecesOf(line.text.trimEnd(), line.direction)) {
    pdf.text(piece, x, top, wholePiece);
    x += pdf.widthOfString(piece, wholePiece);
  }
}

/** Returns the width of a line as drawn, and selects its font. */
export function widthOf(pdf: Pdf, { text, font, size, direction }: LabelText): number {
  pdf.font(font).fontSize(size);
  const pieces = piecesOf(text.trimEnd(), direction);
  return pieces.reduce((sum, piece) => sum + pdf.widthOfString(piece, wholePiece), 0);
}

function linesOf(pdf: Pdf, paragraph: LabelText, width: number): readonly string[] {
  const lines: string[] = [];
  let rest = paragraph.text;
  while (rest !== '') {
    const line = firstLine(pdf, { ...paragraph, text: rest }, width);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

function lineHeight(pdf: Pdf, { font, size }: LabelText): number {
  return pdf.font(font).fontSize(size).currentLineHeight();
}

/** Longest start of the text that fits; breaks between words, and within a word that is too long. */
function firstLine(pdf: Pdf, paragraph: LabelText, width: number): string {
  const { text } = paragraph;
  const fits = (part: string) => widthOf(pdf, { ...paragraph, text: part }) <= width;
  const longestOf = (parts: readonly string[]) => {
    let line = '';
    for (const part of parts) {
      if (!fits(line + part)) break;
      line += part;
    }
    return line;
  };
  const line = longestOf(text.split(/(?<= )/));
  // Takes at least one character, so that the loop over the text ends.
  return line || longestOf(charactersOf(text)) || firstCharacter(text);
}

function charactersOf(text: string): readonly string[] {
  const characters: string[] = [];
  for (let at = 0; at < text.length; at += characters.at(-1)?.length ?? 1)
    characters.push(firstCharacter(text.slice(at)));
  return characters;
}
