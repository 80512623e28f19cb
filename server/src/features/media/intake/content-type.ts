/** IMG-018: what the library keeps. */
export type MediaContentType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/svg+xml'
  | 'video/mp4';

/** Brands of files that browsers play as MP4; others of the family (HEIC, AVIF, QuickTime) are not. */
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|cmfc)$/;
/** Programs write long comments, but not longer ones. */
const svgStartBytes = 16_384;

/**
 * What a file is by its first bytes, whatever it is called; undefined for everything else. `file-type` takes more
 * than a thousand times as long for a PNG, and does not know SVG (0097).
 */
export function contentTypeOf(content: Buffer): MediaContentType | undefined {
  const ascii = (from: number, to: number): string => content.toString('latin1', from, to);
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp' && mp4Brands.test(ascii(8, 12))) return 'video/mp4';
  if (startsSvg(content.toString('utf8', 0, svgStartBytes))) return 'image/svg+xml';
  return undefined;
}

/**
 * An SVG may start with a byte order mark, an XML declaration, comments and a document type. Each part is
 * searched for its end once: a regular expression for all of them tries every way to divide the comments.
 */
function startsSvg(head: string): boolean {
  // `trimStart` also removes a byte order mark.
  let rest: string | undefined = head.trimStart();
  if (rest.startsWith('<?xml')) rest = afterDeclaration(rest);
  while (rest?.startsWith('<!') === true)
    rest = rest.startsWith('<!--') ? afterComment(rest) : afterDocumentType(rest);
  return rest !== undefined && /^<svg[\s/>]/.test(rest);
}

function afterDeclaration(text: string): string | undefined {
  const end = text.indexOf('>');
  return text[end - 1] === '?' ? text.slice(end + 1).trimStart() : undefined;
}

function afterComment(text: string): string | undefined {
  const end = text.indexOf('-->', '<!--'.length);
  return end < 0 ? undefined : text.slice(end + '-->'.length).trimStart();
}

/** Its internal subset, in brackets, may hold any character but a closing bracket. */
function afterDocumentType(text: string): string | undefined {
  if (!/^<!DOCTYPE\s+svg/.test(text)) return undefined;
  const end = text.search(/[>[]/);
  if (text[end] !== '[') return end < 0 ? undefined : text.slice(end + 1).trimStart();
  const closing = text.indexOf(']', end);
  const rest = closing < 0 ? '' : text.slice(closing + 1).trimStart();
  return rest.startsWith('>') ? rest.slice(1).trimStart() : undefined;
}
