import type { OrderItem } from '@selvedge/shared/orders/contract';
import { labelCode } from '@selvedge/shared/orders/labels/factory-label';
import PdfDocument from 'pdfkit';
import { create } from 'qrcode';

/** What stands on a label. */
export interface SheetLabel extends Pick<OrderItem, 'name' | 'sku' | 'options' | 'pieces'> {
  readonly orderId: number;
  readonly counter: number;
  /** How many labels the order has. */
  readonly of: number;
  readonly pickface: string;
}

const points = (millimetres: number): number => (millimetres / 25.4) * 72;
const width = points(100);
const height = points(62);
const margin = points(4);
const codeWidth = points(30);
/** Scanners ask for four modules of white around a code. */
const quietModules = 4;

/** A page of 100 by 62 mm for each label, as label printers take them. */
export async function labelPdf(labels: readonly SheetLabel[]): Promise<Buffer> {
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
  for (const label of labels) drawLabel(pdf, label);
  pdf.end();
  return done;
}

function drawLabel(pdf: PDFKit.PDFDocument, label: SheetLabel): void {
  const { orderId, counter, of, pickface, name, sku, options, pieces } = label;
  const code = labelCode(orderId, counter);
  pdf.addPage();
  drawCode(pdf, code);
  const left = margin + codeWidth + points(3);
  const line = { width: width - left - margin, lineBreak: false, ellipsis: true };
  const put = (text: string, top: number, size: number, font: string) =>
    pdf
      .font(font)
      .fontSize(size)
      .text(latin(text), left, points(top), { ...line, height: size * 1.3 });
  put(pickface, 5, 20, 'Helvetica-Bold');
  put(`Order ${orderId}`, 16, 13, 'Helvetica');
  put(`Label ${counter} of ${of}`, 22, 11, 'Helvetica');
  const wide = { width: width - 2 * margin, ellipsis: true };
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(code, margin, points(35), { width: codeWidth, align: 'center' });
  pdf
    .font('Helvetica-Bold')
    .fontSize(12)
    .text(latin(name), margin, points(41), { ...wide, height: 14 });
  const chosen = pieces.map((piece) => `${piece.name}: ${piece.choice}`);
  const about = [`${options.Colour}, ${options.Size} · ${sku}`, ...chosen].join('\n');
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(latin(about), margin, points(47), { ...wide, height: points(11) });
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

/** The printer's own fonts know no other letters; the code and the number of the order say all that matters. */
function latin(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff\n]/g, '?');
}
