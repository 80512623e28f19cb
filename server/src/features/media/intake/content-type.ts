/** IMG-018: what the library keeps. */
export type MediaContentType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/svg+xml'
  | 'video/mp4';

/** Brands of files that browsers play as MP4; others of the family (HEIC, AVIF, QuickTime) are not. */
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|cmfc)$/;
/** An SVG may begin with a byte order mark, a declaration, comments and a document type. */
const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\])?\s*>\s*)*<svg[\s/>]/;
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
  if (svgStart.test(content.toString('utf8', 0, svgStartBytes))) return 'image/svg+xml';
  return undefined;
}
