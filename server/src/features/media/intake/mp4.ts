import { MediaUnreadable } from '../media.errors.js';

/** A box of an MP4: its type and the position of its payload. */
interface Box {
  readonly name: string;
  /** Offset of the four-letter type. */
  readonly nameAt: number;
  readonly start: number;
  readonly end: number;
}

/** Boxes in which devices and programs store locations, names and comments. */
const metadataBoxes = new Set(['udta', 'meta', 'uuid']);

/** A playable video with its display size in pixels. */
export interface CheckedVideo {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the display size of a video and blanks its metadata, including locations, in place, so that
 * all offsets stay valid. Throws MediaUnreadable without a video track.
 */
export function checkMp4(given: Buffer): CheckedVideo {
  const content = Buffer.from(given);
  const top = boxesIn(content, 0, content.length);
  const movie = top.find(({ name }) => name === 'moov');
  if (movie === undefined || !top.some(({ name }) => name === 'mdat' || name === 'moof'))
    throw new MediaUnreadable();
  const parts = boxesIn(content, movie.start, movie.end);
  const tracks = parts
    .filter(({ name }) => name === 'trak')
    .map(({ start, end }) => boxesIn(content, start, end));
  const size = tracks.map((track) => sizeOf(content, track)).find(({ width }) => width > 0);
  if (size === undefined) throw new MediaUnreadable();
  for (const box of [...top, ...parts, ...tracks.flat()]) blank(content, box);
  return { content, ...size };
}

function boxesIn(content: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = content.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    if (at + header > to) throw new MediaUnreadable();
    const size = short === 1 ? Number(content.readBigUInt64BE(at + 8)) : short || to - at;
    if (size < header || at + size > to) throw new MediaUnreadable();
    const name = content.toString('latin1', at + 4, at + 8);
    boxes.push({ name, nameAt: at + 4, start: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

/**
 * Reads width and height (16.16 fixed point) from the track header; swaps them for a quarter turn.
 */
function sizeOf(content: Buffer, track: readonly Box[]): { width: number; height: number } {
  const header = track.find(({ name }) => name === 'tkhd');
  if (header === undefined || header.end - header.start < 84) return { width: 0, height: 0 };
  const [width, height] = [header.end - 8, header.end - 4].map((at) => content.readUInt16BE(at));
  const isTurned = content.readInt32BE(header.end - 44) === 0;
  const [across = 0, down = 0] = isTurned ? [height, width] : [width, height];
  return { width: across, height: down };
}

/** Players skip boxes of the type `free`. */
function blank(content: Buffer, { name, nameAt, start, end }: Box): void {
  if (!metadataBoxes.has(name)) return;
  content.write('free', nameAt, 'latin1');
  content.fill(0, start, end);
}
