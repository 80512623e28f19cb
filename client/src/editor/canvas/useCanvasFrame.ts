import { Channel } from '@selvedge/shared/connect/channel';
import {
  connectProtocol,
  messageIn,
  type Accept,
  type BlockRect,
  type FrameEvents,
  type FrameView,
  type HostEvents,
} from '@selvedge/shared/connect/protocol';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { portOf } from '../../connect/sdk/message-port.js';

type HostChannel = Channel<HostEvents, FrameEvents>;

/** The page in the canvas, and where things are on it. */
export interface CanvasFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Undefined until the page has answered. */
  readonly channel: HostChannel | undefined;
  readonly rects: readonly BlockRect[];
  readonly view: FrameView;
  /** Whether the page has told where its blocks are. */
  readonly isReady: boolean;
}

const noView: FrameView = { scrollX: 0, scrollY: 0, width: 0, height: 0, pageHeight: 0 };

/** Connects to whatever page the frame shows: also when it was loaded again. */
export function useCanvasFrame(pageId: number): CanvasFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [channel, setChannel] = useState<HostChannel>();
  const [rects, setRects] = useState<readonly BlockRect[]>([]);
  const [view, setView] = useState(noView);
  const connect = useCallback((port: MessagePort) => {
    const opened: HostChannel = new Channel(portOf(port));
    opened.on('rects', (shown) => {
      setRects(shown.rects);
      setView(shown.view);
    });
    opened.on('scrolled', (scrolled) => {
      setView(scrolled.view);
    });
    setChannel(opened);
    setView(noView);
  }, []);
  useHandshake(frame, pageId, connect);
  return { frame, channel, rects, view, isReady: view !== noView };
}

/** Accepts the page that says hello in our own frame, and no other. */
function useHandshake(
  frame: RefObject<HTMLIFrameElement | null>,
  pageId: number,
  connect: (port: MessagePort) => void,
): void {
  useEffect(() => {
    let nonceH = '';
    const hear = (event: MessageEvent): void => {
      const page = frame.current?.contentWindow;
      if (!page || event.source !== page) return;
      const hello = messageIn(event, 'connect:hello', location.origin);
      if (hello?.protocol.includes(connectProtocol)) {
        nonceH = crypto.randomUUID();
        const { nonceF } = hello;
        const accept: Accept = {
          ...{ kind: 'connect:accept', protocol: connectProtocol },
          ...{ nonceF, nonceH, pageId },
        };
        page.postMessage(accept, location.origin);
      }
      const ready = messageIn(event, 'connect:ready', location.origin);
      const [port] = event.ports;
      if (ready?.nonceH === nonceH && port !== undefined) connect(port);
    };
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
    };
  }, [frame, pageId, connect]);
}
