import { frameHeightIn } from '@selvedge/shared/blocks/kit/framed-markup';
import { useEffect, useRef, useState } from 'react';

/**
 * Height reported by the document in the frame, undefined until then; messages from other windows
 * are ignored. Also returns the surrounding text colour, which a frame does not inherit.
 */
export function useFrameHeight() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState<number>();
  const [ink, setInk] = useState('');
  useEffect(() => {
    if (frame.current) setInk(getComputedStyle(frame.current).color);
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      const page = frame.current?.contentWindow;
      const height = frameHeightIn(data);
      if (page && source === page && height !== undefined) setMeasured(height);
    };
    addEventListener('message', onMessage);
    // The frame may have reported before the listener existed. The request contains no secrets, and
    // an opaque origin cannot be named as the target.
    frame.current?.contentWindow?.postMessage(null, '*');
    return () => {
      removeEventListener('message', onMessage);
    };
  }, []);
  return { frame, measured, ink };
}
