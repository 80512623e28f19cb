import { randomBytes } from 'node:crypto';

import type { MediaItem } from '@selvedge/shared/media/contract';
import sharp from 'sharp';

import type { Answer, Browser } from '../../platform/testing/browser.js';

export const libraryPath = '/omnis/v3/dashboard/media/';
/** Path of a library item, or of an operation on it. */
export const pathOf = (uuid: string, operation = ''): string =>
  `${libraryPath}${uuid}/${operation}`;

/** Image in a random colour, so that its content is practically unique. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  width = 60,
  height = 40,
): Promise<Buffer> {
  const [red = 0, green = 0, blue = 0] = randomBytes(3);
  const background = { r: red, g: green, b: blue };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A rotated JPEG; `width` and `height` are those before the rotation. */
export async function photo(width: number, height: number, orientation: number): Promise<Buffer> {
  const upright = await picture('jpeg', width, height);
  return sharp(upright)
    .withMetadata({ orientation })
    .withExif({ IFD0: { Make: 'Canary' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

export const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path d="M0 0h120v80z"/></svg>`;

/** A box of an MP4. */
function box(name: string, ...content: readonly Buffer[]): Buffer {
  const payload = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(payload.length + 8, 0);
  header.write(name, 4, 'latin1');
  return Buffer.concat([header, payload]);
}

/** Header of a track; `isTurned` rotates it by a quarter, as phones do. */
function trackHeader(width: number, height: number, isTurned: boolean): Buffer {
  const payload = Buffer.alloc(84);
  const one = 0x10000;
  const at = isTurned ? [44, 52] : [40, 56];
  for (const place of at) payload.writeInt32BE(one, place);
  payload.writeUInt16BE(width, 76);
  payload.writeUInt16BE(height, 80);
  return box('tkhd', payload);
}

/** A video of one track without frames, with a location in its metadata. */
export function film(width = 640, height = 360, isTurned = false): Buffer {
  const place = box('udta', box('\xa9xyz', Buffer.from('+51.5000-000.1200/')));
  const track = box('trak', trackHeader(width, height, isTurned), place);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0mp41', 'latin1')),
    box('moov', track, place),
    box('mdat', randomBytes(64)),
  ]);
}

/** Uploads a file as our client does. */
export function upload(browser: Browser, content: Buffer, name = 'picture.png'): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream' };
  return browser.post(`${libraryPath}?name=${encodeURIComponent(name)}`, content, { headers });
}

/** Uploads a valid file and returns its item. */
export async function uploaded(
  browser: Browser,
  content: Buffer,
  name?: string,
): Promise<MediaItem> {
  const answer = await upload(browser, content, name);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  // Safe: response of an upload (IMG-018).
  return answer.body as MediaItem;
}
