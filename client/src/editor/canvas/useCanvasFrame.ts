import { Channel } from '@selvedge/shared/connect/channel';
import type {
  BlockRect,
  FrameEvents,
  FrameView,
  HostEvents,
} from '@selvedge/shared/connect/protocol';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { useFrameLoading, type Arrival } from './useFrameLoading.js';
import { acceptPage } from '../../connect/sdk/accept-page.js';
import { portOf } from '../../connect/sdk/message-port.js';

type HostChannel = Channel<HostEvents, FrameEvents>;

/** The page in the canvas and the positions of its blocks. */
export interface CanvasFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Undefined until the page has responded. */
  readonly channel: HostChannel | undefined;
  readonly rects: readonly BlockRect[];
  readonly view: FrameView;
  /** True once the page has reported its block positions. */
  readonly isReady: boolean;
  readonly arrival: Arrival;
}

const noView: FrameView = { scrollX: 0, scrollY: 0, width: 0, height: 0, pageHeight: 0 };

/** Connects to the page in the frame, and again after each reload. */
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
    opened.listen();
    setChannel(opened);
    setView(noView);
  }, []);
  useHandshake(frame, pageId, connect);
  const isReady = view !== noView;
  return { frame, channel, rects, view, isReady, arrival: useFrameLoading(frame, isReady) };
}

/** Accepts messages only from the editor's own frame. */
function useHandshake(
  frame: RefObject<HTMLIFrameElement | null>,
  pageId: number,
  connect: (port: MessagePort) => void,
): void {
  useEffect(
    () =>
      acceptPage({
        page: { window: () => frame.current?.contentWindow ?? null, origin: location.origin },
        terms: { pageId },
        onPort: connect,
      }),
    [frame, pageId, connect],
  );
}
