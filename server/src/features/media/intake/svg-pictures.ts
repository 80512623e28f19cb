import type { Element } from '@xmldom/xmldom';
import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import sharp, { type Metadata } from 'sharp';

import { refuse } from './svg-features.js';

const dataUrl = /^data:image\/(\w+);base64,/;

/**
 * Converts the embedded pictures of a sanitized drawing, so that librsvg shows them as browsers do.
 * They become upright PNG or JPEG in RGB, with width and height. Throws DrawingNotSupported for a
 * picture that cannot be read.
 */
export async function convertPictures(root: Element): Promise<void> {
  for (const image of root.getElementsByTagName('image')) {
    const name = image.hasAttribute('href') ? 'href' : 'xlink:href';
    const link = image.getAttribute(name) ?? '';
    const [head, format] = dataUrl.exec(link) ?? [];
    if (head === undefined) continue;
    const content = Buffer.from(link.slice(head.length), 'base64');
    const metadata = await metadataOf(content);
    addMissingSide(image, metadata.autoOrient);
    if (isShownAlike(format ?? '', metadata)) continue;
    const png = await asPng(content);
    image.setAttribute(name, `data:image/png;base64,${png.toString('base64')}`);
  }
}

function isShownAlike(format: string, { orientation = 1, space }: Metadata): boolean {
  if (format === 'png') return true;
  return format === 'jpeg' && orientation === 1 && space !== 'cmyk';
}

async function metadataOf(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: maxMediaPixels }).metadata();
  } catch {
    // Damaged, or with too many pixels; browsers differ in what they show of it.
    throw refuse.picture();
  }
}

async function asPng(content: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: maxMediaPixels, failOn: 'error' });
    return await picture.autoOrient().toColourspace('srgb').png().toBuffer();
  } catch {
    // Damaged, or with too many pixels; browsers differ in what they show of it.
    throw refuse.picture();
  }
}

/**
 * Adds a missing side: browsers derive it from the aspect ratio, librsvg uses the picture's own
 * size.
 */
function addMissingSide(
  image: Element,
  size: { readonly width: number; readonly height: number },
): void {
  const width = Number.parseFloat(image.getAttribute('width') ?? '');
  const height = Number.parseFloat(image.getAttribute('height') ?? '');
  if (Number.isNaN(width) === Number.isNaN(height)) return;
  const ratio = size.width / size.height;
  if (Number.isNaN(height)) image.setAttribute('height', String(width / ratio));
  else image.setAttribute('width', String(height * ratio));
}
