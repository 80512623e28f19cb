import * as fc from 'fast-check';
import { WebSocket } from 'ws';

/** Message of a socket: text or bytes. */
export type Frame = string | Uint8Array;

/** Time after which a socket that was sent garbage is closed by the client. */
const closeTimeoutMs = 5_000;
const largest = 150_000;

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom('x'.repeat(largest), new Uint8Array(largest), ''),
);

/**
 * Frames for the live connection (Engine.IO and Socket.IO, EIO=4): valid packets with garbage
 * inside, and garbage.
 */
export const liveFrames = (foreign: number): fc.Arbitrary<Frame> =>
  fc.oneof(
    anything,
    fc
      .tuple(
        fc.constantFrom('42', '421', '43', '451-', '4599999999-', '44', '41', '40', '4', '2'),
        fc.constantFrom('watch', 'unwatch', 'event', '__proto__', 'constructor'),
        fc.oneof(
          fc.jsonValue({ maxDepth: 4 }),
          fc
            .constantFrom(`board:${foreign}`, `orders:${foreign}`, 'board', `page:${foreign}:1`)
            .map((topic) => ({ topic })),
          fc.constant({ _placeholder: true, num: 7 }),
        ),
      )
      .map(([kind, name, message]) => `${kind}${JSON.stringify([name, message])}`),
    fc.constantFrom('42["watch",', `42${'['.repeat(10_000)}`, '42["watch",{"topic":1e999}]'),
  );

/**
 * Frames for the page gateway (y-protocols): valid message types followed by garbage, and garbage.
 */
export const pageFrames: fc.Arbitrary<Frame> = fc.oneof(
  anything,
  fc
    .tuple(fc.nat(9), fc.nat(9), fc.uint8Array({ maxLength: 300 }))
    .map(([kind, of, bytes]) => Uint8Array.of(kind, of, ...bytes)),
  // A length and a number beyond the available data.
  fc
    .tuple(fc.nat(3), fc.nat(2))
    .map(([kind, of]) => Uint8Array.of(kind, of, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x7f)),
);

/**
 * Sends all frames at once to a socket, after the required first ones. Resolves when it is closed,
 * with whether it was accepted at all.
 */
export async function sendFrames(
  address: string,
  frames: readonly Frame[],
  { headers, first = [] }: { headers?: Record<string, string>; first?: readonly Frame[] } = {},
): Promise<boolean> {
  const socket = new WebSocket(address, { headers: { ...headers } });
  socket.on('error', () => undefined);
  const over = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([new Promise((resolve) => socket.once('open', resolve)), over]);
  const isIn = socket.readyState === WebSocket.OPEN;
  for (const frame of [...first, ...frames])
    if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  // Closes the socket once its messages have been read, unless the server did.
  const late = setTimeout(() => socket.terminate(), closeTimeoutMs);
  if (socket.readyState === WebSocket.OPEN) socket.close();
  await over;
  clearTimeout(late);
  return isIn;
}
