import { Channel, timedOut } from '@selvedge/shared/connect/channel';
import type {
  Accept,
  FrameEvents,
  HostEvents,
  HostRequests,
} from '@selvedge/shared/connect/protocol';

import { FrameHandshake } from './frame-handshake.js';
import { portOf } from '../sdk/message-port.js';

/** The page's end of the connection. */
export type FrameChannel = Channel<FrameEvents, HostEvents, HostRequests>;

/** The one who edits, from the page's end. */
export interface Host {
  /** Does not listen yet. */
  readonly channel: FrameChannel;
  readonly terms: Accept;
}

interface HostOptions {
  /** Around this window, or the one that opened it. */
  readonly window: Window;
  readonly origin: string;
  readonly sid?: string;
  /** In milliseconds; for ever where it is left out. */
  readonly within?: number;
}

/** In milliseconds. */
const helloEvery = 500;

/**
 * Tells another window that here is a page that can be edited, until it accepts. Windows of other origins
 * are not talked to; one that frames a page for something else never answers. Rejects when time is over.
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
