import { MediaUnreadable } from '../media.errors.js';

const signatureBytes = 8;
/** Length, type and checksum. */
const chunkBytes = 12;
/** Ancillary chunks that affect the visible colours. */
const seen = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs']);

/**
 * Removes texts, times, locations, animation frames and trailing data from a PNG. Does not change
 * any pixel.
 */
export function stripPng(content: Buffer): Buffer {
  const chunks: Buffer[] = [content.subarray(0, signatureBytes)];
  let at = signatureBytes;
  for (;;) {
    if (at + chunkBytes > content.length) throw new MediaUnreadable();
    const name = content.toString('latin1', at + 4, at + 8);
    const next = at + chunkBytes + content.readUInt32BE(at);
    if (next > content.length) throw new MediaUnreadable();
    if (/^[A-Z]/.test(name) || seen.has(name)) chunks.push(content.subarray(at, next));
    if (name === 'IEND') return Buffer.concat(chunks);
    at = next;
  }
}
