import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import sharp from 'sharp';

/** Formats that browsers show but libraries do not accept: GIF and AVIF. */
const foreign = /^(?:GIF8[79]a|[\s\S]{4}ftypavi[fs])/;

/**
 * Converts an image to a format that the library accepts; returns others unchanged for the library
 * to check.
 */
export async function libraryForm(content: Buffer): Promise<Buffer> {
  if (!foreign.test(content.toString('latin1', 0, 12))) return content;
  try {
    return await sharp(content, { limitInputPixels: maxMediaPixels }).webp().toBuffer();
  } catch {
    // The content does not match its signature.
    return content;
  }
}

/** Name of an image: the last part of its path. */
export function nameIn(source: string): string {
  const [path = ''] = source.split(/[?#]/);
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
