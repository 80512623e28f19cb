import { Channel, timedOut } from '@selvedge/shared/connect/channel';
import type {
  Accept,
  FrameEvents,
  HostEvents,
  HostRequests,
} from '@selvedge/shared/connect/protocol';

import { FrameHandshake } from './frame-handshake.js';
import { portOf } from '../sdk/message-port.js';

/** Page side of the connection. */
export type FrameChannel = Channel<FrameEvents, HostEvents, HostRequests>;

/** The editor as seen from the page. */
export interface Host {
  /** Channel that is not listening yet. */
  readonly channel: FrameChannel;
  readonly terms: Accept;
}

interface HostOptions {
  /** The parent window or the opener. */
  readonly window: Window;
  readonly origin: string;
  readonly sid?: string;
  /** Timeout in milliseconds; waits indefinitely if omitted. */
  readonly within?: number;
}

/** Interval between hello messages, in milliseconds. */
const helloEvery = 500;

/**
 * Announces an editable page to another window until that accepts. Only the given origin receives
 * messages; an unrelated embedding page never answers. Rejects on timeout.
 */
export function awaitHost({ window: host, origin, sid, within }: HostOptions): Promise<Host> {
  return new Promise((resolve, reject) => {
    const handshake = new FrameHandshake({
      ...{ window: () => host, origin },
      ...(sid !== undefined && { sid }),
    });
    const say = (): void => {
      host.postMessage(handshake.hello, origin);
    };
    const repeating = setInterval(say, helloEvery);
    const stop = (): void => {
      clearInterval(repeating);
      clearTimeout(late);
      removeEventListener('message', onMessage);
    };
    const late = setTimeout(() => {
      stop();
      reject(new Error(timedOut('connect')));
    }, within);
    if (within === undefined) clearTimeout(late);
    const onMessage = (event: MessageEvent): void => {
      const terms = handshake.receive(event);
      if (terms === undefined) return;
      stop();
      const { port1, port2 } = new MessageChannel();
      host.postMessage(handshake.readyFor(terms), origin, [port2]);
      resolve({ channel: new Channel(portOf(port1)), terms });
    };
    addEventListener('message', onMessage);
    say();
  });
}
