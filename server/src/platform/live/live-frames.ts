import type { LiveEvent, LiveReset, LiveShown } from '@selvedge/shared/live/contract';

/** RFC 6455: the last, and only, frame of a text. */
const wholeText = 0x81;

/**
 * What clients are told, as it goes over the wire: packets of socket.io, in frames of WebSocket. Many
 * screens are told the same: the frame before is sent again where it has the same text.
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

  /** Long, and the same for all: written once. */
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

/** A frame as servers send it, which is not masked. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([headerOf(payload.length), payload]);
}

/** The length is in the second byte, or, as that says, in the two or the eight after it. */
function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([wholeText, length]);
  const header = Buffer.alloc(length < 65_536 ? 4 : 10);
  header.writeUInt8(wholeText);
  header.writeUInt8(header.length === 4 ? 126 : 127, 1);
  if (header.length === 4) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
