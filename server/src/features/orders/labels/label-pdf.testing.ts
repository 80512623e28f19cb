import { inflateSync } from 'node:zlib';

/** Extracts the text of a label PDF: glyph numbers of subset fonts, which list their characters. */
export function textInPdf(content: Buffer): string {
  const file = content.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const fonts = new Map<string, readonly string[]>();
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    fonts.set(name, charactersOf(inflated(objects.get(unicode) ?? '')));
  }
  const pages = [...objects.values()].map(inflated).filter((stream) => stream.includes('TJ'));
  return pages.map((page) => textOf(page, fonts)).join('');
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

function textOf(page: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let font: readonly string[] = [];
  let text = '';
  for (const [, name, hex = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? [];
    const glyphs = hex.match(/.{4}/g) ?? [];
    text += glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('');
  }
  return text;
}
