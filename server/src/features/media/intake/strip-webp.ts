import { MediaUnreadable } from '../media.errors.js';

const headerBytes = 12;
const retainedChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** VP8X flags that announce EXIF and XMP chunks. */
const metadataFlags = 0x0c;

/** Removes camera metadata and trailing data from a WebP. */
export function stripWebp(content: Buffer): Buffer {
  const end = Math.min(content.length, 8 + content.readUInt32LE(4));
  const chunks: Buffer[] = [];
  for (let at = headerBytes; at + 8 <= end;) {
    const size = content.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end + 1) throw new MediaUnreadable();
    const chunk = content.subarray(at, next);
    const name = chunk.toString('latin1', 0, 4);
    if (retainedChunks.has(name)) chunks.push(name === 'VP8X' ? withoutMetadata(chunk) : chunk);
    at = next;
  }
  const body = Buffer.concat(chunks);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}

function withoutMetadata(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~metadataFlags;
  return copy;
}
