import { inflateSync } from 'node:zlib';

/** Text that is drawn as a whole, and its left edge in points. */
interface DrawnText {
  readonly text: string;
  readonly left: number;
}

/** Extracts the text of a label PDF, from left to right. */
export function textInPdf(content: Buffer): string {
  return piecesInPdf(content)
    .map(({ text }) => text)
    .join('');
}

/** Counts boxes: glyph 0 of a font stands for every character that it lacks. */
export function boxesInPdf(content: Buffer): number {
  const texts = pagesOf(objectsOf(content)).flatMap((page) => page.match(/<[\da-f]+>/g) ?? []);
  return texts
    .flatMap((text) => text.slice(1, -1).match(/.{4}/g) ?? [])
    .filter((glyph) => glyph === '0000').length;
}

/** Reads glyph numbers of subset fonts, which list their characters. */
export function piecesInPdf(content: Buffer): readonly DrawnText[] {
  const objects = objectsOf(content);
  const fonts = new Map<string, readonly string[]>();
  for (const [, name = '', id = ''] of content.toString('latin1').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    fonts.set(name, charactersOf(inflated(objects.get(unicode) ?? '')));
  }
  return pagesOf(objects).flatMap((page) => drawnOn(page, fonts));
}

/** Bodies of the objects of a PDF, by number. */
function objectsOf(content: Buffer): ReadonlyMap<string, string> {
  const objects = content.toString('latin1').matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(Array.from(objects, ([, id = '', body = '']) => [id, body]));
}

/** Drawing instructions of the pages. */
function pagesOf(objects: ReadonlyMap<string, string>): readonly string[] {
  return [...objects.values()].map(inflated).filter((stream) => stream.includes('TJ'));
}

function inflated(body: string): string {
  const [, packed] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
  if (packed === undefined) return '';
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    // Image data is not deflated text.
    return '';
  }
}

/** Reads the ranges of a character map, each a list of UTF-16 texts in hexadecimal digits. */
function charactersOf(map: string): readonly string[] {
  const ranges = [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)];
  const codes = ranges.flatMap(([, list = '']) => [...list.matchAll(/<([\da-f ]*)>/g)]);
  return codes.map(([, hex = '']) => {
    const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
    return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
  });
}

function drawnOn(
  page: string,
  fonts: ReadonlyMap<string, readonly string[]>,
): readonly DrawnText[] {
  let font: readonly string[] = [];
  const drawn: { text: string; left: number }[] = [];
  const parts = /\/(F\d+) [\d.]+ Tf|1 0 0 1 ([\d.]+) [\d.]+ Tm|<([\da-f]+)>/g;
  for (const [, name, left, hex = ''] of page.matchAll(parts)) {
    if (name !== undefined) font = fonts.get(name) ?? [];
    if (left !== undefined) drawn.push({ text: '', left: Number(left) });
    const glyphs = hex.match(/.{4}/g) ?? [];
    const text = glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('');
    const last = drawn.at(-1);
    if (last !== undefined) last.text += text;
  }
  return drawn;
}
