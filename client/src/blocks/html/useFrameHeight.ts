import { frameHeightIn } from '@selvedge/shared/blocks/kit/framed-markup';
import { useEffect, useRef, useState } from 'react';

/**
 * How high the page in a frame says it is, undefined until then; nobody else is listened to. And the colour
 * of words around it, which a frame does not inherit.
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
    // It may have said so before anybody listened. What it is asked is no secret, and its origin has no name.
    frame.current?.contentWindow?.postMessage(null, '*');
    return () => {
      removeEventListener('message', onMessage);
    };
  }, []);
  return { frame, measured, ink };
}
