import { firstCharacter } from '@selvedge/shared/texts/short-text';

import { piecesOf, type Direction } from './bidi-text.js';
import { charactersOf, type FontRun, type LabelFonts } from './label-fonts.js';

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

/** File that is written, with the fonts for its texts. */
export interface LabelSheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly fonts: LabelFonts;
}

/**
 * A list of features makes pdfkit lay out a piece as a whole, not from space to space. Fonts of a
 * line differ in height, but stand on one baseline.
 */
const wholePiece: PDFKit.Mixins.TextOptions = {
  lineBreak: false,
  features: [],
  baseline: 'alphabetic',
};

/**
 * Breaks paragraphs into lines and divides these between pages, without leaving anything out. The
 * first page has a different area. A paragraph is divided only if it is longer than a page.
 */
export function inAreas(
  sheet: LabelSheet,
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
    const height = heightOfLine(sheet, paragraph);
    const heightOf = ({ width }: TextArea) => height * linesOf(sheet, paragraph, width).length;
    if (heightOf(areaNow()) > left && heightOf(further) <= further.height) continued();
    let rest = paragraph.text;
    while (rest !== '') {
      if (height > left) continued();
      const line = firstLine(sheet, { ...paragraph, text: rest }, areaNow().width);
      pages.at(-1)?.push({ ...paragraph, text: line });
      rest = rest.slice(line.length).trimStart();
      left -= height;
    }
  }
  return pages;
}

/** Draws lines below each other, from the top of the area. */
export function drawLines(sheet: LabelSheet, lines: readonly LabelText[], area: TextArea): void {
  let { top } = area;
  for (const line of lines) {
    drawLine(sheet, line, { ...area, top });
    top += heightOfLine(sheet, line);
  }
}

/** Draws a line at the side of the area where its paragraph begins. */
export function drawLine(
  sheet: LabelSheet,
  line: LabelText,
  { left, top, width }: Omit<TextArea, 'height'>,
): void {
  const { pdf } = sheet;
  const baseline = top + extentOf(sheet, line).above;
  let x = line.direction === 'rtl' ? left + width - widthOf(sheet, line) : left;
  for (const piece of drawnPieces(sheet, line)) {
    const wide = pieceWidth(sheet, piece, line.size);
    pdf.text(piece.text, x, baseline, wholePiece);
    x += wide;
  }
}

/** Returns the width of a line as drawn. */
export function widthOf(sheet: LabelSheet, line: LabelText): number {
  return drawnPieces(sheet, line).reduce(
    (sum, piece) => sum + pieceWidth(sheet, piece, line.size),
    0,
  );
}

function drawnPieces(
  { fonts }: LabelSheet,
  { text, font, direction }: LabelText,
): readonly FontRun[] {
  return piecesOf(text.trimEnd(), direction, (part) => fonts.runsOf(part, font));
}

/** Returns the width of a piece, and selects its font. */
function pieceWidth(sheet: LabelSheet, { text, font }: FontRun, size: number): number {
  return withFont(sheet, font, size).widthOfString(text, wholePiece);
}

/** Selects a font of labels. */
export function withFont(
  { pdf, fonts }: LabelSheet,
  name: string,
  size: number,
): PDFKit.PDFDocument {
  // pdfkit takes opened fonts too, which its types lack.
  return pdf.font(fonts.named(name) as unknown as string, name).fontSize(size);
}

/** Height above and below the baseline of the tallest fonts in a text. */
function extentOf(
  { fonts }: LabelSheet,
  { text, font, size }: LabelText,
): { readonly above: number; readonly below: number } {
  const names = [font, ...fonts.runsOf(text, font).map((run) => run.font)];
  const used = names.map((name) => fonts.named(name));
  const tallest = (heightOf: (one: (typeof used)[number]) => number) =>
    Math.max(...used.map((one) => (heightOf(one) / one.unitsPerEm) * size));
  return { above: tallest((one) => one.ascent), below: tallest((one) => -one.descent) };
}

function linesOf(sheet: LabelSheet, paragraph: LabelText, width: number): readonly string[] {
  const lines: string[] = [];
  let rest = paragraph.text;
  while (rest !== '') {
    const line = firstLine(sheet, { ...paragraph, text: rest }, width);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

function heightOfLine(sheet: LabelSheet, line: LabelText): number {
  const { above, below } = extentOf(sheet, line);
  return above + below;
}

/** Length of a text that may fit on one line, in UTF-16 units; measuring a longer one is slow. */
const shortUnits = 120;

/** Longest start of the text that fits; breaks between words, and within a word that is too long. */
function firstLine(sheet: LabelSheet, paragraph: LabelText, width: number): string {
  const { text } = paragraph;
  const fits = (part: string) => widthOf(sheet, { ...paragraph, text: part }) <= width;
  if (text.length <= shortUnits && fits(text)) return text;
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
