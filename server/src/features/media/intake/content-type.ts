import { decodeXml } from './svg-source.js';

/** Formats that the library accepts (IMG-018). */
export type MediaContentType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/svg+xml'
  | 'video/mp4';

/** Brands that browsers play as MP4; others of the family (HEIC, AVIF, QuickTime) are excluded. */
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|cmfc)$/;
/** Number of bytes searched for `<svg`; drawing programs write long comments before it. */
const svgStartBytes = 16_384;

/**
 * Detects the content type by the first bytes, not by the name; undefined for other formats. The
 * `file-type` package takes a thousand times as long for a PNG, and does not support SVG (decision
 * 0097).
 */
export function contentTypeOf(content: Buffer): MediaContentType | undefined {
  const ascii = (from: number, to: number): string => content.toString('latin1', from, to);
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp' && mp4Brands.test(ascii(8, 12))) return 'video/mp4';
  if (isSvg(content)) return 'image/svg+xml';
  return undefined;
}

function isSvg(content: Buffer): boolean {
  try {
    return startsSvg(decodeXml(content.subarray(0, svgStartBytes)));
  } catch {
    // The declared encoding does not exist.
    return false;
  }
}

/**
 * An SVG may start with a byte order mark, an XML declaration, comments, processing instructions
 * and a document type. Each is skipped once by searching for its end; a single regular expression
 * would try all ways to divide the comments.
 */
function startsSvg(head: string): boolean {
  // `trimStart` also removes a byte order mark.
  let rest: string | undefined = head.trimStart();
  if (rest.startsWith('<?xml')) rest = afterDeclaration(rest);
  while (rest !== undefined && /^<[!?]/.test(rest)) {
    if (rest.startsWith('<?')) rest = afterInstruction(rest);
    else rest = rest.startsWith('<!--') ? afterComment(rest) : afterDocumentType(rest);
  }
  return rest !== undefined && /^<(?:[A-Za-z_][\w.-]{0,30}:)?svg[\s/>]/.test(rest);
}

function afterDeclaration(text: string): string | undefined {
  const end = text.indexOf('>');
  return text[end - 1] === '?' ? text.slice(end + 1).trimStart() : undefined;
}

function afterInstruction(text: string): string | undefined {
  const end = text.indexOf('?>');
  return end < 0 ? undefined : text.slice(end + '?>'.length).trimStart();
}

function afterComment(text: string): string | undefined {
  const end = text.indexOf('-->', '<!--'.length);
  return end < 0 ? undefined : text.slice(end + '-->'.length).trimStart();
}

/** The internal subset in brackets may contain any character except a closing bracket. */
function afterDocumentType(text: string): string | undefined {
  if (!/^<!DOCTYPE\s+(?:[\w.-]{1,30}:)?svg/.test(text)) return undefined;
  const end = text.search(/[>[]/);
  if (text[end] !== '[') return end < 0 ? undefined : text.slice(end + 1).trimStart();
  const closing = text.indexOf(']', end);
  const rest = closing < 0 ? '' : text.slice(closing + 1).trimStart();
  return rest.startsWith('>') ? rest.slice(1).trimStart() : undefined;
}
