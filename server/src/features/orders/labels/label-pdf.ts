import { setImmediate } from 'node:timers/promises';

import type { OrderItem } from '@selvedge/shared/orders/contract';
import { labelCode } from '@selvedge/shared/orders/labels/factory-label';
import { create } from 'qrcode';

import { directionOf, isolated } from './bidi-text.js';
import { LabelFonts } from './label-fonts.js';
import {
  drawLine,
  drawLines,
  inAreas,
  widthOf,
  withFont,
  type LabelSheet,
  type LabelText,
} from './label-text.js';

export interface SheetLabel extends Pick<OrderItem, 'name' | 'sku' | 'options' | 'pieces'> {
  readonly orderId: number;
  readonly counter: number;
  /** Number of labels of the order. */
  readonly of: number;
  readonly pickface: string;
  /** Order time, formatted for print. */
  readonly placed: string;
  /** Data URL, embedded once per file; undefined if the image is missing. */
  readonly picture: string | undefined;
}

const points = (millimetres: number): number => (millimetres / 25.4) * 72;
const width = points(100);
const height = points(62);
const margin = points(4);
const codeWidth = points(30);
/** Maximum font size of the pickface, in points. */
const largest = 20;
/** Area beside the code and below the pickface. */
const pictureBox = { top: points(14), width: points(22), height: points(26) };
/** Areas of the text on the first and on further pages of a label. */
const textAreas = {
  first: { left: margin, top: points(41), width: width - 2 * margin, height: points(18) },
  further: {
    left: margin + codeWidth + points(3),
    top: points(14),
    width: width - 2 * margin - codeWidth - points(3),
    height: points(45),
  },
} as const;
/** QR readers need a quiet zone of four modules. */
const quietModules = 4;

/**
 * Renders pages of 100 × 62 mm, the format of label printers: one per label, and further ones for
 * text that does not fit.
 */
export async function labelPdf(labels: readonly SheetLabel[]): Promise<Buffer> {
  // Loaded on demand: most processes and tests never print.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({ size: [width, height], margin, autoFirstPage: false });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
  });
  pdf.info.Title = 'Labels';
  const sheet = { pdf, fonts: await LabelFonts.load() };
  for (const label of labels) {
    drawLabel(sheet, label);
    // Other requests are answered between two labels.
    await setImmediate();
  }
  pdf.end();
  return done;
}

/** Draws a label. Text that does not fit continues on further pages with the same code. */
function drawLabel(sheet: LabelSheet, label: SheetLabel): void {
  const { pdf } = sheet;
  const parts = inAreas(sheet, paragraphsOf(label), textAreas);
  for (const [nth, lines] of parts.entries()) {
    pdf.addPage();
    drawCode(pdf, labelCode(label.orderId, label.counter));
    drawNumber(sheet, label);
    if (nth === 0) {
      if (label.picture !== undefined) drawPicture(pdf, label.picture);
      drawPlace(sheet, label);
    } else drawContinued(sheet, label, nth + 1, parts.length);
    drawLines(sheet, lines, nth === 0 ? textAreas.first : textAreas.further);
  }
}

/** Draws the label's code as text below the QR code. */
function drawNumber(
  sheet: LabelSheet,
  { orderId, counter }: Pick<SheetLabel, 'orderId' | 'counter'>,
): void {
  withFont(sheet, 'Regular', 9).text(labelCode(orderId, counter), margin, points(35), {
    width: codeWidth,
    align: 'center',
  });
}

/** Draws the heading of a further page of a label. */
function drawContinued(
  sheet: LabelSheet,
  { orderId, counter, of }: Pick<SheetLabel, 'orderId' | 'counter' | 'of'>,
  part: number,
  parts: number,
): void {
  const { left, width: across } = textAreas.further;
  const text = `Order ${orderId}, label ${counter} of ${of}\nContinued: page ${part} of ${parts}`;
  withFont(sheet, 'Regular', 10).text(text, left, margin, { width: across });
}

/** Texts about the item: name, options with SKU, and the pieces of a bundle. */
function paragraphsOf({
  name,
  sku,
  options,
  pieces,
}: Pick<SheetLabel, 'name' | 'sku' | 'options' | 'pieces'>): readonly LabelText[] {
  const chosen = [options.Colour, options.Size].filter(isGiven).map(isolated).join(', ');
  const about = [
    [chosen, isolated(sku)].filter(isGiven).join(' · '),
    ...pieces.map((piece) => `${isolated(piece.name)}: ${isolated(piece.choice)}`),
  ];
  return [
    paragraph(name, 'Bold', 12),
    ...about.map((text): LabelText => paragraph(text, 'Regular', 9)),
  ];
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/** Composes accents, which the font positions better than combining ones. */
function paragraph(text: string, font: LabelText['font'], size: number): LabelText {
  return { text: text.normalize('NFC'), font, size, direction: directionOf(text) };
}

/** Draws the pickface and the number of order and piece. */
function drawPlace(
  sheet: LabelSheet,
  label: Pick<SheetLabel, 'orderId' | 'counter' | 'of' | 'pickface' | 'placed'>,
): void {
  const { orderId, counter, of, pickface, placed } = label;
  const left = margin + codeWidth + points(3);
  const room = width - left - margin;
  const textWidth = room - pictureBox.width;
  const put = (text: string, top: number, size: number, across: number) =>
    withFont(sheet, 'Regular', size).text(text, left, points(top), {
      width: across,
      lineBreak: false,
      ellipsis: true,
      height: size * 1.3,
    });
  // Shrinks a long pickface to fit, because the size at its end must not be cut off.
  const whole = paragraph(pickface, 'Bold', largest);
  const size = Math.min(largest, (largest * room) / widthOf(sheet, whole));
  drawLine(sheet, { ...whole, size }, { left, top: points(5), width: room });
  put(`Order ${orderId}`, 16, 13, textWidth);
  put(`Label ${counter} of ${of}`, 22, 11, textWidth);
  put(`Placed ${placed}`, 28, 8, textWidth);
}

function drawPicture(pdf: PDFKit.PDFDocument, picture: string): void {
  const { top, width: room, height: tallest } = pictureBox;
  pdf.image(picture, width - margin - room, top, { fit: [room, tallest], align: 'right' });
}

function drawCode(pdf: PDFKit.PDFDocument, code: string): void {
  const { modules } = create(code, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const step = codeWidth / (size + 2 * quietModules);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column) === 0) continue;
      const left = margin + (column + quietModules) * step;
      pdf.rect(left, margin + (row + quietModules) * step, step, step);
    }
  }
  pdf.fill('black');
}
