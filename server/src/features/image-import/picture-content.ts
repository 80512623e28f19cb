import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import sharp from 'sharp';

/** Forms that browsers show and libraries do not keep: GIF and AVIF. */
const foreign = /^(?:GIF8[79]a|[\s\S]{4}ftypavi[fs])/;

/** A picture in a form that the library takes; anything else as it is, for the library to judge. */
export async function libraryForm(content: Buffer): Promise<Buffer> {
  if (!foreign.test(content.toString('latin1', 0, 12))) return content;
  try {
    return await sharp(content, { limitInputPixels: maxMediaPixels }).webp().toBuffer();
  } catch {
    // It is not what its first bytes promise.
    return content;
  }
}

/** What a picture is called: the last part of its path. */
export function nameIn(source: string): string {
  const [path = ''] = source.split(/[?#]/);
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
