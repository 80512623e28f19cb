import type { LiveEvent, LiveReset, LiveShown } from '@selvedge/shared/live/contract';

/** RFC 6455: first byte of a complete text frame. */
const wholeText = 0x81;

/**
 * Encodes messages to clients as socket.io packets in WebSocket frames. Many screens receive the
 * same text, so the previous frame is reused if its text is the same.
 */
export class LiveFrames {
  private last: { readonly text: string; readonly frame: Buffer } = {
    text: '',
    frame: Buffer.alloc(0),
  };
  private readonly shows = new WeakMap<LiveShown, Buffer>();

  event(event: LiveEvent): Buffer {
    return this.frameOf(`42${JSON.stringify(['event', event])}`);
  }

  reset(reset: LiveReset): Buffer {
    return this.frameOf(`42${JSON.stringify(['reset', reset])}`);
  }

  /** Encodes pushed rows; they are long and equal for all clients, so this happens once. */
  shown(shown: LiveShown): Buffer {
    const frame = this.shows.get(shown) ?? textFrame(`42${JSON.stringify(['shown', shown])}`);
    this.shows.set(shown, frame);
    return frame;
  }

  private frameOf(text: string): Buffer {
    if (text !== this.last.text) this.last = { text, frame: textFrame(text) };
    return this.last.frame;
  }
}

/** Text frame of a server, which is not masked. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([headerOf(payload.length), payload]);
}

/** The length is in the second byte or, as that byte indicates, in the next two or eight. */
function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([wholeText, length]);
  const header = Buffer.alloc(length < 65_536 ? 4 : 10);
  header.writeUInt8(wholeText);
  header.writeUInt8(header.length === 4 ? 126 : 127, 1);
  if (header.length === 4) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
