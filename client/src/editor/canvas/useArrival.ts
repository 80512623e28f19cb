import { useEffect, useState, type RefObject } from 'react';

/** As long as requests of connect wait for an answer, in milliseconds. */
const timeoutMs = 30_000;

/** Whether the page of the canvas has come, and what has it come again. */
export interface Arrival {
  /** It came without its program, or has said nothing for long. */
  readonly isMissing: boolean;
  /** Looks at what has come. */
  readonly onLoad: () => void;
  readonly again: () => void;
}

export function useArrival(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean): Arrival {
  const [isMissing, setMissing] = useState(false);
  const isPending = !isReady && !isMissing;
  useEffect(() => {
    if (!isPending) return undefined;
    const late = setTimeout(() => {
      setMissing(true);
    }, timeoutMs);
    return () => {
      clearTimeout(late);
    };
  }, [isPending]);
  return {
    isMissing: isMissing && !isReady,
    onLoad: () => {
      // What a browser shows in place of a page is of no origin.
      setMissing(!frame.current?.contentDocument?.getElementById('root'));
    },
    again: () => {
      setMissing(false);
      // The page itself: the address of what came instead may be another.
      frame.current?.contentWindow?.location.replace(frame.current.src);
    },
  };
}
