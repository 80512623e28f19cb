import { useEffect, useState, type RefObject } from 'react';

/** Timeout in milliseconds, equal to that of connect requests. */
const timeoutMs = 30_000;

/** Loading state of the page in the canvas, with a retry. */
export interface Arrival {
  /** Whether the page failed to load, or has not responded within the timeout. */
  readonly isMissing: boolean;
  /** Checks whether the loaded document is the page. */
  readonly onLoad: () => void;
  readonly again: () => void;
}

export function useFrameLoading(
  frame: RefObject<HTMLIFrameElement | null>,
  isReady: boolean,
): Arrival {
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
      // A browser error page has an opaque origin, so its document is not accessible.
      setMissing(!frame.current?.contentDocument?.getElementById('root'));
    },
    again: () => {
      setMissing(false);
      // Uses the original address, because an error page may have another one.
      frame.current?.contentWindow?.location.replace(frame.current.src);
    },
  };
}
