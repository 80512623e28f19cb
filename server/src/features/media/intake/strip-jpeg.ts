import { MediaUnreadable } from '../media.errors.js';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;
const firstApplication = 0xe0;
const lastApplication = 0xef;

/**
 * Removes camera metadata (location, time, device, previews, comments) and trailing data from a
 * JPEG. Keeps colour profiles; does not change any pixel.
 */
export function stripJpeg(content: Buffer): Buffer {
  const segments: Buffer[] = [Buffer.from([0xff, startOfImage])];
  let at = 2;
  for (;;) {
    at = afterFill(content, at);
    const marker = markerAt(content, at);
    if (marker === endOfImage) break;
    const end = at + 2 + lengthAt(content, at + 2);
    const next = marker === startOfScan ? endOfScan(content, end) : end;
    if (next > content.length) throw new MediaUnreadable();
    if (isRetained(marker, content.subarray(at + 4, end)))
      segments.push(content.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...segments, Buffer.from([0xff, endOfImage])]);
}

/** Any number of 0xFF bytes may precede a marker (ITU-T T.81, B.1.1.2). */
function afterFill(content: Buffer, from: number): number {
  let at = from;
  while (content[at] === 0xff && content[at + 1] === 0xff) at += 1;
  return at;
}

function markerAt(content: Buffer, at: number): number {
  const marker = content[at + 1];
  if (content[at] !== 0xff || marker === undefined) throw new MediaUnreadable();
  return marker;
}

function lengthAt(content: Buffer, at: number): number {
  if (at + 2 > content.length) throw new MediaUnreadable();
  return content.readUInt16BE(at);
}

/** Only JFIF, Adobe's colour transform and colour profiles affect the visible image. */
function isRetained(marker: number, payload: Buffer): boolean {
  if (marker === comment) return false;
  if (marker < firstApplication || marker > lastApplication) return true;
  if (marker === 0xe2) return payload.toString('latin1', 0, 11) === 'ICC_PROFILE';
  return marker === 0xe0 || marker === 0xee;
}

/**
 * Returns the offset of the marker after the scan data, in which 0xFF is followed by zero or a
 * restart marker.
 */
function endOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at !== -1 && isData(content[at + 1])) at = content.indexOf(0xff, at + 1);
  if (at === -1) throw new MediaUnreadable();
  return at;
}

function isData(next: number | undefined): boolean {
  return next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7);
}
