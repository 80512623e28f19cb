import { Channel } from '@selvedge/shared/connect/channel';
import {
  connectProtocol,
  messageIn,
  type FrameEvents,
  type Hello,
  type HostEvents,
  type Ready,
} from '@selvedge/shared/connect/protocol';

import { portOf } from '../sdk/message-port.js';

/** The one who edits, from the page's end. */
export interface Host {
  readonly channel: Channel<FrameEvents, HostEvents>;
  readonly pageId: number;
}

/** In milliseconds. */
const helloEvery = 500;

/**
 * Tells the window around this one that here is a page that can be edited, until it accepts. Windows of
 * other origins are not talked to; one that frames a page for something else never answers.
 */
export function awaitHost(around: Window, origin: string): Promise<Host> {
  return new Promise((resolve) => {
    const nonceF = crypto.randomUUID();
    const hello: Hello = { kind: 'connect:hello', protocol: [connectProtocol], nonceF };
    const say = (): void => {
      around.postMessage(hello, origin);
    };
    const repeating = setInterval(say, helloEvery);
    const hear = (event: MessageEvent): void => {
      const accept = messageIn(event, 'connect:accept', origin);
      if (accept?.nonceF !== nonceF || event.source !== around) return;
      clearInterval(repeating);
      removeEventListener('message', hear);
      const { port1, port2 } = new MessageChannel();
      const ready: Ready = { kind: 'connect:ready', nonceH: accept.nonceH, mode: 'preview' };
      around.postMessage(ready, origin, [port2]);
      resolve({ channel: new Channel(portOf(port1)), pageId: accept.pageId });
    };
    addEventListener('message', hear);
    say();
  });
}
